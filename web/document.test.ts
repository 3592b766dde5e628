import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hashSource } from '#infra/early-script.ts'
import { testHeaders } from '#scripts/local/gateway/testing/start-gateway.ts'
import { devDocument, sheetOf, shellDocument, withData, withSheet } from './document.ts'

const link = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">'
// The page with the stylesheet link that Vite inserts.
const built = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replace(
  '</head>',
  `  ${link}\n  </head>`,
)
const page = withSheet(built, 'h1{color:red}\n')
const data = { shell: '', files: ['</script><b>'], pages: [] }
const drawn = {
  shell: 'home',
  language: 'ar',
  root: '<h1>$& سيارة</h1>',
  meta: { title: 'A & B', description: 'say "x" <i>' },
  failed: { title: 'تعذّر', text: 'ربما & لا', reload: 'إعادة' },
  noScript: 'فعّل <JavaScript>',
} as const

const inside = (html: string, element: string) =>
  new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html)?.[1] ?? ''

describe('a document of the site', () => {
  it('fetches no sheet, and allows the one that stands in it and no other', () => {
    expect(sheetOf(built)).toBe('assets/index-1.css')
    expect(page).not.toContain('stylesheet')
    const sheet = inside(page, 'style')
    expect(sheet).toBe('h1{color:red}')
    const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' ${hashSource(sheet)}" />`
    // A policy counts for what comes after it.
    expect(page.indexOf(policy)).toBeGreaterThan(0)
    expect(page.indexOf(policy)).toBeLessThan(page.indexOf('<style>'))
  })

  it('has one script of its own, which the headers of the site allow', () => {
    for (const html of [withData(page, data), devDocument(built)]) {
      expect(html.match(/<script>/g)).toHaveLength(1)
      expect(testHeaders['content-security-policy']).toContain(
        `script-src 'self' ${hashSource(inside(html, 'script'))};`,
      )
    }
  })

  it('cannot be ended by its data', () => {
    const [, text = ''] = /id="start">(.*?)<\/script>/.exec(withData(page, data)) ?? []
    expect(JSON.parse(text)).toEqual(data)
  })
})

describe('a shell', () => {
  const html = shellDocument(page, drawn)

  it('says its language, what it is and what it shows', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('href="/app-ar.webmanifest"')
    expect(html).toContain('<title>A &amp; B</title>')
    expect(html).toContain('content="say &quot;x&quot; &lt;i>"')
    expect(html).toContain('<div id="root"><h1>$& سيارة</h1></div>')
  })

  it('leads to the document of the same address where nothing may run', () => {
    expect(inside(html, 'noscript')).toBe('<meta http-equiv="refresh" content="0; url=?scripts=off" />')
    expect(html).toContain('href="?scripts=off">فعّل &lt;JavaScript></a></p></noscript>')
  })

  it('has words for an app that cannot come, out of sight', () => {
    expect(html).toMatch(
      /<p id="failed" lang="ar" dir="rtl" role="alert" hidden [^>]*>تعذّر. ربما &amp; لا <a href=""/,
    )
  })

  it.each(['<script>$RC()</script>', '<i style="color:red"></i>'])('with %s stops the build', (root) => {
    expect(() => shellDocument(page, { ...drawn, root })).toThrow('of its own')
  })

  it('stops the build when index.html has no place for it', () => {
    expect(() => shellDocument('<html lang="en" dir="ltr">', drawn)).toThrow('index.html has no')
  })
})
