import type { DocumentData, DrawnAnswer } from './src/early/document-data.ts'
import { dataId, failedId } from './src/early/document-data.ts'
import type { RenderedShell } from './render-shells.ts'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import { scriptsOff, scriptsParameter } from '#shared/rules/crawler.ts'
import { answerId } from '#shared/rules/shell.ts'
import { directionOf } from './src/stores/language.ts'

// Where index.html has it; in development nothing else of all this is done.
const mark = '<!-- The script before the first paint -->'
const emptyRoot = '<div id="root"></div>'

const scriptElement = () => `<script>${earlyScript()}</script>`

/** Text that no HTML parser can take for the end of its element. */
const asData = (data: DocumentData | DrawnAnswer) => JSON.stringify(data).replaceAll('<', '\\u003c')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const replaceOnce = (html: string, from: string | RegExp, to: string): string => {
  if (typeof from === 'string' ? !html.includes(from) : !from.test(html))
    throw new Error(`index.html has no ${String(from)}`)
  return html.replace(from, () => to)
}

const sheetLink = /[ \t]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/

/** The file of the site's sheet, by the link that Vite wrote. */
export const sheetOf = (html: string): string => sheetLink.exec(html)?.[1] ?? ''

/** The sheet stands in each document, which names it by its hash: nothing else that is inline is a style there. */
export const withSheet = (html: string, sheet: string): string => {
  const text = sheet.trim()
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashSource(text)}" />`
  const without = replaceOnce(html, sheetLink, '')
  return replaceOnce(without, '</head>', `  ${policy}\n    <style>${text}</style>\n  </head>`)
}

const entryElement = /[ \t]*<script type="module"[^>]*><\/script>\n?/

const dataElement = (id: string, data: DocumentData | DrawnAnswer) =>
  `<script type="application/json" id="${id}">${asData(data)}</script>`

/**
 * With the script before the first paint, and what it is to know; before both the app's own, which takes longest to come. `drawn` is the
 * call whose answer a job writes.
 */
export const withData = (html: string, data: DocumentData, drawn?: DrawnAnswer): string => {
  const [entry = ''] = entryElement.exec(html) ?? []
  const known = [dataElement(dataId, data), ...(drawn ? [dataElement(answerId, drawn)] : [])]
  const start = [entry.trim(), ...known, scriptElement()].join('\n    ')
  return replaceOnce(replaceOnce(html, entryElement, ''), mark, start)
}

const plainAddress = `?${scriptsParameter}=${scriptsOff}`

/**
 * Without scripts, the document of the same address opens (`crawlerPath` knows which): a shell shows nothing by itself. Browsers that
 * follow no such order show the link.
 */
const noScriptElement = ({ noScript }: RenderedShell) =>
  `<noscript><p class="border-b border-line bg-raised p-4 text-center text-sm"><a class="underline" rel="nofollow" href="${plainAddress}">${escape(noScript)}</a></p></noscript>`

/**
 * In the document's own language, which may not be the visitor's: that is said only after this. Behind the page, for before it
 * stands what leads keyboards past its header.
 */
const failedElement = ({ failed: { title, text, reload }, language }: RenderedShell) =>
  `<p id="${failedId}" lang="${language}" dir="${directionOf(language)}" role="alert" hidden ` +
  'class="fixed inset-x-0 top-0 z-50 border-b border-line bg-raised p-4 text-center text-sm">' +
  `${escape(title)}. ${escape(text)} <a href="" class="underline">${escape(reload)}</a></p>`

/** The document of one shell, made of the one without. */
export const shellDocument = (html: string, shell: RenderedShell): string => {
  const { root, meta, language } = shell
  // The document's own policy would refuse both.
  if (/<script|\sstyle=/.test(root)) throw new Error('A shell has a script or a style of its own')
  let made = replaceOnce(
    html,
    emptyRoot,
    `${noScriptElement(shell)}<div id="root">${root}</div>${failedElement(shell)}`,
  )
  made = replaceOnce(
    made,
    '<html lang="en" dir="ltr">',
    `<html lang="${language}" dir="${directionOf(language)}">`,
  )
  made = replaceOnce(
    made,
    '</head>',
    `  <noscript><meta http-equiv="refresh" content="0; url=${plainAddress}" /></noscript>\n  </head>`,
  )
  made = replaceOnce(made, '/app-en.webmanifest', `/app-${language}.webmanifest`)
  made = replaceOnce(made, /<title>[^<]*<\/title>/, `<title>${escape(meta.title)}</title>`)
  return replaceOnce(made, /(?<=name="description"\s+content=")[^"]*/, escape(meta.description))
}

/** The document of Vite's development server: with the script alone. */
export const devDocument = (html: string): string => replaceOnce(html, mark, scriptElement())
