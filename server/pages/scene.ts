/** A corner of the garden: furrows where nothing grows but one sprout, and a signpost that does not know the way either. */
export const SCENE = `<svg viewBox="0 0 720 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
<rect class="sky" width="720" height="260"/>
<circle class="sun" cx="560" cy="64" r="30"/>
<path class="far" d="M0 158C120 96 220 104 330 142C450 182 560 96 720 128V260H0Z"/>
<path class="hill" d="M0 196C150 150 260 168 380 186C500 204 610 168 720 178V260H0Z"/>
<path class="fence" d="M56 168l7-8 7 8v46H56ZM86 168l7-8 7 8v46H86ZM116 168l7-8 7 8v46h-14ZM146 168l7-8 7 8v46h-14ZM44 180h128v7H44ZM44 198h128v7H44Z"/>
<path class="soil" d="M0 224C160 208 300 216 420 220C540 224 640 214 720 218V260H0Z"/>
<path class="furrow" d="M20 240Q180 226 340 236T700 232M60 254Q220 242 400 250T690 246"/>
<path class="post" d="M392 96h14v132h-14Z"/>
<path class="sign" d="M318 100l96-4 20 17-18 18-98 4 10-18Z"/>
<path class="sign" d="M482 150l-94-6-20 14 16 19 98 4-8-16Z"/>
<path class="mark" d="M358 111q2-9 10-8t6 9q-5 4-6 8M368 125v.5"/>
<path class="nail" d="M398 112a2.500 2.500 0 1 0 .1 0ZM399 160a2.500 2.500 0 1 0 .1 0Z"/>
<path class="stem" d="M252 232C254 216 252 208 250 200"/>
<path class="leaf" d="M250 204C240 207 230 201 229 189C241 187 250 193 250 204ZM251 202C250 191 259 184 271 186C271 198 263 205 251 202Z"/>
</svg>`;
