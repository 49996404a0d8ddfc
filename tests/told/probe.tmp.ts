import { EDGES, layoutsFor, type Edges } from '/work/main/src/lib/told/layouts';
import { formatLine } from '/work/main/src/lib/told/format';
import { BASE_TILES } from '/work/main/src/lib/rules/base/tiles';
import { WINTER_TILES } from '/work/main/src/lib/rules/winter/tiles';
import { ABBEY_AND_MAYOR_TILES } from '/work/main/src/lib/rules/abbey-and-mayor/tiles';
import { drawTile } from '/work/main/src/lib/drawing/draw';
const all: Edges[] = [];
for (const n of EDGES) for (const e of EDGES) for (const s of EDGES) for (const w of EDGES) all.push([n,e,s,w]);
const word=(e:readonly string[])=>e.map(x=>x[0]!.toUpperCase()).join('');
const want=process.argv[2];
let tot=0, draws=0;const fails=new Map<string,number>();
const seen=new Set<string>();
for (const e of all){ const t=performance.now(); const ls=layoutsFor(e); tot+=ls.length;
 const rots=[0,1,2,3].map(r=>word([...e.slice(r),...e.slice(0,r)])).sort(); 
 for(const l of ls){try{drawTile(l.type)}catch(x){draws++; if(want==='draw')console.log(word(e),l.line,l.specials.join(),String(x))}}
 if(!seen.has(rots[0]!)){seen.add(rots[0]!); if(!want)console.log(word(e),ls.length,(performance.now()-t).toFixed(1))}
 if(want===word(e)) for(const l of ls) console.log(l.line, l.specials.join());
}
console.log('total',tot,'undrawable',draws);
if(!want)for (const t of [...BASE_TILES,...WINTER_TILES,...ABBEY_AND_MAYOR_TILES]) for(const r of [0]){
 const ls=layoutsFor(t.edges as Edges);
 const line=formatLine(t.segments.map(s=>s.kind==='city'?{...s,pennants:0}:s));
 const at=ls.findIndex(l=>l.line===line);
 console.log(t.id,word(t.edges),line,at,'of',ls.length);
}
