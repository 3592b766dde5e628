/** The look of the mailbox page: the colours of the site, in both themes. */
export const mailboxStyle = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf8, #141210); --card: light-dark(#fff, #1d1a17);
  --sand: light-dark(#f4f0e9, #26221d); --line: light-dark(#e8e2d8, #2f2a24); --ink: light-dark(#1c1917, #f5f1ea);
  --ink-2: light-dark(#57534e, #c4bbae); --maroon: light-dark(#8a1538, #f0a3b5); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
.page { display: grid; grid-template: auto 1fr / minmax(0, 24rem) minmax(0, 1fr); height: 100dvh; }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center;
  padding: .9rem 1.5rem; border-bottom: 1px solid var(--line); }
h1 { margin: 0; font-size: 1.2rem; } h2 { margin: 0; text-align: left; font-size: 1.15rem; line-height: 1.4; overflow-wrap: anywhere; }
form { display: flex; gap: .5rem; margin-inline-start: auto; align-items: center; }
label { color: var(--ink-2); font-size: .9rem; }
input, button { font: inherit; min-height: 2.5rem; padding: 0 .8rem; border-radius: 10px; border: 1px solid #8a8178;
  background: var(--card); color: var(--ink); }
input { width: min(17rem, 46vw); } button { cursor: pointer; }
a { color: var(--maroon); } :focus-visible { outline: 2px solid var(--maroon); outline-offset: 2px; }
nav { overflow-y: auto; border-inline-end: 1px solid var(--line); }
nav ol { list-style: none; margin: 0; padding: .5rem; }
nav a { display: block; padding: .7rem .9rem; border-radius: 10px; color: inherit; text-decoration: none; }
nav a:hover { background: var(--sand); } nav a[aria-current] { background: var(--sand); font-weight: 600; }
nav span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.small { color: var(--ink-2); font-size: .85rem; font-weight: 400; }
.row { display: flex; justify-content: space-between; gap: 1rem; } .row time { flex: none; }
main { display: flex; flex-direction: column; gap: 1rem; min-height: 0; overflow-y: auto; padding: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: .5rem 0 0; font-size: .9rem; }
dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
iframe { flex: 1; width: 100%; min-height: 26rem; border: 1px solid var(--line); border-radius: 14px; background: #fbfaf8; }
.bubble { align-self: flex-start; max-width: 26rem; padding: .8rem 1.1rem; border-radius: 20px 20px 20px 6px;
  background: var(--sand); white-space: pre-line; overflow-wrap: anywhere; }
.bubble time { display: block; margin-top: .3rem; } .empty { margin: auto; color: var(--ink-2); text-align: center; }
.back { display: none; }
@media (max-width: 760px) {
  .page { display: block; height: auto; } nav { border: 0; } .back { display: inline; }
  header { padding: .9rem 1rem; } form { margin: 0; width: 100%; } input { flex: 1; min-width: 0; }
  .page.open nav { display: none; } .page:not(.open) main { display: none; } main { padding: 1rem; }
  iframe { min-height: 75dvh; }
}`
