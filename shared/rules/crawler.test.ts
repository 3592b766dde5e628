import { describe, expect, it } from 'vitest'
import { crawlerPath } from './crawler.ts'

const whatsapp = 'WhatsApp/2.23.20.0 A'
const ask = (parts: Partial<Parameters<typeof crawlerPath>[0]>) =>
  crawlerPath({ method: 'GET', path: '/number-plates/333', lang: undefined, userAgent: whatsapp, ...parts })

describe('crawlerPath', () => {
  it.each([
    whatsapp,
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'Twitterbot/1.0',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  ])('knows %s', (userAgent) => {
    expect(ask({ userAgent })).toBe('/api/pages/en/number-plates/333')
  })

  it.each([
    '',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 350.0',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Snapchat/13.0 (like Safari/8618)',
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [Pinterest/iOS]',
  ])('leaves people to the app, in the browsers of other apps too: %s', (userAgent) => {
    expect(ask({ userAgent })).toBeUndefined()
  })

  it('takes the language of the address, English for any other', () => {
    expect(ask({ lang: 'ar', path: '/number-plates/q-333/' })).toBe('/api/pages/ar/number-plates/q-333')
    expect(ask({ lang: '../../user' })).toBe('/api/pages/en/number-plates/333')
  })

  it.each([
    '/',
    '/number-plates',
    '/cars/333',
    '/number-plates/3/3',
    '/number-plates/..',
    '/number-plates/%2e',
    '/api/pages',
  ])('has no document for %s', (path) => {
    expect(ask({ path })).toBeUndefined()
  })

  it('answers reading alone', () => {
    expect(ask({ method: 'HEAD' })).toBeUndefined()
    expect(ask({ method: 'POST' })).toBeUndefined()
  })
})
