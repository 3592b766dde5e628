/**
 * Texts in the other direction than the page that stand beside its own in one line and are not set apart (`bdi`, `dir`, directional isolates
 * or a mark before what follows): what is around them changes places. It runs in the page, so it holds all that it needs.
 */
export const unisolated = (): string[] => {
  const isArabic = document.documentElement.dir === 'rtl'
  const [arabic, latin] = [/[\u0600-\u06ff]/, /[A-Za-z]{2,}/]
  const [own, other] = isArabic ? [arabic, latin] : [latin, arabic]
  const isolates = /[\u2066-\u2068][^\u2069]*\u2069/g
  // A year or a closing sign after a name: without a mark (U+200F) it joins the name, at its other side.
  const runsOn = /[A-Za-z]{2,}[^\u0600-\u06ff\u200f]*(?:\d{4}|[)»!؟:])\s*$/
  const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents'
  const lineOf = (node: Node): { block: Element; isApart: boolean } | undefined => {
    let isApart = false
    for (let element = node.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      if (!isInline(style)) return { block: element, isApart }
      isApart ||= style.unicodeBidi.includes('isolate') || style.unicodeBidi === 'plaintext'
    }
    return undefined
  }
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.nodeValue ?? ''
    const text = said.replaceAll(isolates, '')
    if (!other.test(text) || !node.parentElement?.checkVisibility()) continue
    const line = lineOf(node)
    if (!line || line.block.closest('script, style, textarea, option, [lang]:not(html)')) continue
    const beside = (line.block.textContent ?? '').replaceAll(isolates, '').replace(text, '')
    const isMixed = isArabic && own.test(text) && runsOn.test(text)
    if (isMixed || (!line.isApart && !own.test(text) && own.test(beside))) found.add(said.trim().slice(0, 90))
  }
  return [...found]
}
