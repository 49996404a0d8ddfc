import type { HelpSection } from '../expansion';

/** The official rules of tournaments, and the chess clock. */
export const clockSection: HelpSection = {
	id: 'chess-clock',
	title: 'Tournoi et pendule',
	lines: [
		'Les championnats jouent selon « Tournoi officiel », l’un des choix de règles. C’est le jeu de base à deux, avec 15 minutes chacun. Les prés comptent selon la règle actuelle, une petite ville vaut 4. Une égalité est partagée, soit une demi-victoire chacun dans une ronde suisse. Pour une élimination, répondez « Le premier joueur gagne » à « Égalité à la fin » : le mieux classé y commence.',
		'Chaque partie peut avoir une pendule : choisissez les minutes, et ce que chaque tour ajoute, en la préparant. Elle est arrêtée jusqu’à ce que vous la lanciez. Le geste qui termine un tour la fait passer au suivant, après le décompte des points. Chacun peut l’arrêter pour tous.',
		'« Grande pendule » remplit l’écran. À deux, chacun a une moitié, à lire et à presser de son côté de la table. Qui la presse avant que le tour soit saisi ne perd pas de temps à la saisie.',
		'Quand un temps est écoulé, Tilekeep dit qui a perdu. La table décide : terminer la partie, ou continuer quand même. Les points restent ce qu’ils sont. Annuler rend le tour à son joueur, mais pas le temps.',
		'La pendule continue pendant que l’application est fermée ou que le téléphone dort. Si l’horloge de l’appareil a été réglée entre-temps, Tilekeep demande combien de temps il reste, là où il peut le remarquer. Qui suit la table voit aussi la pendule. Les liens et les images de la partie ne l’ont pas ; les fichiers et les sauvegardes la gardent.'
	]
};
