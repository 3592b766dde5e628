import { escapeHtml } from '#functions/text/escape-html.ts'
import { isolatesAsHtml, type EmailPage, withoutIsolates, withoutLinks } from './email-parts.ts'
import type { Paragraph } from './messages.ts'

/** One of our sentences, with the names in it isolated from its direction. */
const sentence = (text: string): string => isolatesAsHtml(escapeHtml(text))

// The colours of the site's light theme. Mail programs know neither variables nor style sheets.
const color = {
  paper: '#fbfaf8',
  card: '#ffffff',
  sand: '#f4f0e9',
  line: '#e8e2d8',
  ink: '#1c1917',
  ink2: '#57534e',
  ink3: '#6b645d',
  brand: '#8a1538',
}
const font = `font-family:'Readex Pro','Segoe UI',Tahoma,Arial,sans-serif`
const text = `margin:0 0 16px;${font};font-size:16px;line-height:1.65;color:${color.ink2}`

const paragraphHtml = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return `<p style="${text}">${sentence(paragraph)}</p>`
  const said = 'typed' in paragraph ? withoutLinks(paragraph.typed) : paragraph.quote
  return `<blockquote dir="auto" style="${text};text-align:start;unicode-bidi:plaintext;padding:14px 18px;background:${color.sand};border-radius:10px;color:${color.ink};white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(said)}</blockquote>`
}

type Item = NonNullable<EmailPage['item']>

/** The photo of a car, or a plate as far as mail programs can draw one. */
const pictureHtml = ({ photo, plate, title }: Item): string | undefined => {
  if (plate)
    return `<span dir="ltr" style="display:inline-block;padding:10px 28px;background:#ffffff;border:2px solid ${color.ink};border-radius:10px;${font};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:2px;color:${color.ink}">${escapeHtml(plate)}</span>`
  return (
    photo &&
    `<img src="${escapeHtml(photo)}" alt="${escapeHtml(title)}" width="520" style="display:block;width:100%;max-width:520px;height:auto;border-radius:10px;background:${color.sand}">`
  )
}

const itemHtml = ({ item, link }: EmailPage): string => {
  if (!item) return ''
  const picture = pictureHtml(item)
  const previous = item.previousPrice
    ? ` <s style="color:${color.ink3};font-weight:400"><bdi>${escapeHtml(item.previousPrice)}</bdi></s>`
    : ''
  const price = item.price
    ? `<p style="margin:4px 0 0;${font};font-size:18px;font-weight:600;color:${color.ink}"><bdi>${escapeHtml(item.price)}</bdi>${previous}</p>`
    : ''
  const title = `<p style="margin:${picture ? '14px' : '0'} 0 0;${font};font-size:16px;color:${color.ink}">${sentence(item.title)}</p>`
  const linked =
    picture && link
      ? `<a href="${escapeHtml(link)}" target="_blank" style="text-decoration:none">${picture}</a>`
      : (picture ?? '')
  return `<div style="margin:0 0 20px">${linked}${title}${price}</div>`
}

const buttonHtml = ({ button, link }: EmailPage): string =>
  button && link
    ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(link)}" target="_blank" style="display:inline-block;padding:13px 26px;background:${color.brand};border-radius:10px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(button)}</a></p>`
    : ''

const otherHtml = ({ otherwise, otherLink }: EmailPage): string =>
  otherwise && otherLink
    ? `<p style="margin:8px 0"><a href="${escapeHtml(otherLink)}" target="_blank" style="${font};font-size:15px;line-height:2;color:${color.ink2};text-decoration:underline">${escapeHtml(otherwise)}</a></p>`
    : ''

const footerHtml = ({ why, footer }: EmailPage): string => {
  const links = footer.map(
    ({ label, link }) =>
      `<a href="${escapeHtml(link)}" target="_blank" style="color:${color.ink3};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  const small = `margin:0 0 6px;${font};font-size:13px;line-height:1.6;color:${color.ink3}`
  const offers = links.length ? `<p style="${small}">${links.join(' &nbsp;·&nbsp; ')}</p>` : ''
  return `<p style="${small}">${escapeHtml(why)}</p>${offers}`
}

/** The email as HTML: one calm page in the site's colours, of tables and inline styles, as mail programs need it. */
export const htmlEmail = (page: EmailPage): string => {
  const { language, direction, brand, home, subject, paragraphs, note } = page
  const side = direction === 'rtl' ? 'right' : 'left'
  const noteHtml = note
    ? `<p style="${text};margin:16px 0 0;font-size:14px;color:${color.ink3}">${sentence(note)}</p>`
    : ''
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(withoutIsolates(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${color.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${direction}" style="background:${color.paper}"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:576px;text-align:${side}">
<tr><td style="padding:0 4px 18px"><a href="${escapeHtml(home)}" target="_blank" style="${font};font-size:24px;font-weight:700;color:${color.brand};text-decoration:none">${escapeHtml(brand)}</a></td></tr>
<tr><td style="padding:28px;background:${color.card};border:1px solid ${color.line};border-radius:14px">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.4;font-weight:600;color:${color.ink}">${sentence(subject)}</h1>
${itemHtml(page)}${paragraphs.map(paragraphHtml).join('\n')}${buttonHtml(page)}${otherHtml(page)}${noteHtml}
</td></tr>
<tr><td style="padding:20px 4px 0">${footerHtml(page)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
