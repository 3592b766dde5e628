import { createHash } from 'node:crypto'

/** The one sheet of the documents, in the colours of the site (`web/src/app/styles.css`); files of the site change their names with each build. */
export const documentStyle = [
  ':root{color-scheme:light dark;--line:light-dark(#e8e2d8,#2f2a24);--soft:light-dark(#57534e,#c4bbae);--link:light-dark(#8a1538,#f0a3b5)}',
  '*{box-sizing:border-box}',
  'body{max-width:72rem;margin:0 auto;padding:0 1rem 3rem;background:light-dark(#fbfaf8,#141210);color:light-dark(#1c1917,#f5f1ea);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
  '[lang=ar]{line-height:1.8}',
  'h1{font-size:1.7rem;line-height:1.3;margin:1rem 0 .5rem}h2{font-size:1.15rem;line-height:1.4;margin:2rem 0 .5rem}h3{font-size:1rem;line-height:1.4;margin:1.25rem 0 .25rem}li>h2{font-size:1rem;margin:.5rem 0 0}',
  'p{margin:.4rem 0}a{color:var(--link)}a:focus-visible{outline:2px solid;outline-offset:2px}',
  'header,footer{border-block-end:1px solid var(--line);padding:.75rem 0}footer{border-block:1px solid var(--line);margin-block-start:2.5rem}',
  'nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none}nav a{display:inline-block;padding:.35rem 0}nav b{display:inline-block;padding:.35rem 0;font-weight:600;color:var(--link)}',
  '.note{border:1px solid var(--line);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0;background:light-dark(#f4f0e9,#26221d)}',
  '.price{font-size:1.5rem;font-weight:700}.made{color:var(--soft);font-size:.9rem}',
  'ul.cards,.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1.25rem;padding:0;list-style:none;margin:1rem 0}',
  'ul.cards p{color:var(--soft)}img{max-width:100%;height:auto;border-radius:.75rem;background:var(--line)}',
  'ul.links{columns:12rem;padding:0;list-style:none}ul.links li{break-inside:avoid;padding:.15rem 0}',
  'dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.35rem 1rem;max-width:34rem}dt{color:var(--soft)}dd{margin:0}',
].join('\n')

/** Allows that sheet and no other. */
export const documentStyleSource = `'sha256-${createHash('sha256').update(documentStyle).digest('base64')}'`
