import { describe, expect, test } from 'vitest'
import { oneClickUnsubscribe, unsubscribePage } from './email-links.ts'
import type { EmailContent, QueuedMail } from './email.ts'
import { renderEmail, renderTextMessage } from './render-email.ts'
import { aQuote } from '#functions/testing/quotes.ts'
import { type Language, languages } from '#shared/constants/market.ts'
import { type NotificationAbout, notificationKinds } from '#shared/schemas/notification.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

// By the clock in Qatar: five on a Tuesday, half past ten on the next day.
const [viewingTime, laterTime] = ['2026-02-03T14:00:00.000Z', '2026-02-04T07:30:00.000Z']

const origin = 'https://cars.example'

const about: NotificationAbout = {
  listing: {
    id: 'lst_00000000000000000000000001',
    slug: 'nissan-patrol-2020-abcd1234',
    title: 'Nissan Patrol 2020',
    titleAr: 'نيسان باترول 2020',
    priceQAR: 165_000,
    image: {
      id: 'upl_00000000000000000000000001',
      imageUrl: '/api/listing-images/upl_00000000000000000000000001',
      isMain: true,
      width: 1600,
      height: 1200,
      placeholder: 'data:,',
    },
  },
  lead: { id: 'led_00000000000000000000000001', from: 'Ahmed & Sons', side: 'seller' },
  savedSearch: { id: 'ss_00000000000000000000000001', name: 'Patrol <2021' },
  count: 4,
  previousPriceQAR: 180_000,
  availability: 'SOLD',
  reason: 'The photos\nshow another car',
}

const { listing: _listing, ...others } = about
const aboutPlate: NotificationAbout = {
  ...others,
  plate: {
    id: 'plt_00000000000000000000000001',
    country: 'QA',
    series: 'Q',
    number: '007',
    price: 250_000,
  },
}

const aboutApplication: NotificationAbout = {
  application: { id: 'sub_00000000000000000000000001', businessName: 'Gulf <Motors>' },
}

const plateKinds = ['PLATE_APPROVED', 'PLATE_REJECTED'] as const
const isOfPlates = (kind: string) => plateKinds.some((known) => known === kind)
const aboutOf = (kind: string): NotificationAbout => {
  if (kind.startsWith('VERIFICATION_')) return aboutApplication
  return isOfPlates(kind) ? aboutPlate : about
}

const contents: readonly EmailContent[] = [
  ...notificationKinds.map((kind) => ({
    kind,
    about: aboutOf(kind),
    token: 'a_b-c',
  })),
  { kind: 'LISTING_REJECTED', about: { ...about, isDeleted: true } },
  { kind: 'LISTING_APPROVED', about: { ...about, isOutOfSight: true } },
  { kind: 'PLATE_APPROVED', about: { ...aboutPlate, isOutOfSight: true } },
  { kind: 'LISTING_REJECTED', about: { ...about, wasPublic: true } },
  { kind: 'PLATE_REJECTED', about: { ...aboutPlate, wasPublic: true } },
  { kind: 'PASSWORD_RESET', token: 'a_b-c', username: 'khalid' },
  { kind: 'EMAIL_CONFIRMATION', token: 'usr_1.a_b-c', code: '012345' },
  { kind: 'PASSWORD_CHANGED' },
  { kind: 'EMAIL_CHANGED' },
  { kind: 'NEW_DEVICE', browser: 'Chrome', system: 'Windows' },
  { kind: 'SESSION_REUSED' },
  { kind: 'PHONE_CONFIRMED' },
  { kind: 'PASSKEY_ADDED' },
  { kind: 'PASSKEY_REMOVED' },
  { kind: 'SECOND_FACTOR_ON' },
  { kind: 'SECOND_FACTOR_OFF' },
  { kind: 'ARCHIVE_READY' },
  { kind: 'FEED_FAILING' },
  { kind: 'FEED_STOPPED' },
  { kind: 'FEED_ROWS', refused: 3, waiting: 1 },
  { kind: 'ACCOUNT_DELETED' },
  { kind: 'USERNAME_CHANGED', username: 'khalid.q' },
  { kind: 'ACCOUNT_SUSPENDED', reasonCodes: ['FRAUD', 'SPAM'], reason: 'Two people\nwrote to us' },
  { kind: 'ACCOUNT_RESTORED' },
  { kind: 'BECAME_DEALERSHIP' },
  { kind: 'BECAME_PRIVATE' },
  { kind: 'STAFF_INVITED', token: 'usr_1.inv_1.a_b-c', dealership: 'Al Sadd Motors', role: 'SALES' },
  { kind: 'STAFF_JOINED', name: 'Ahmed', role: 'MANAGER' },
  { kind: 'STAFF_LEFT', name: 'Ahmed' },
  { kind: 'STAFF_REMOVED', dealership: 'Al Sadd Motors' },
  { kind: 'STAFF_REMOVED', dealership: 'Al Sadd Motors', isAccountDeleted: true },
  { kind: 'DEALERSHIP_CLOSED' },
  {
    kind: 'CONTACT_MESSAGE',
    name: 'Noor',
    email: 'n@example.com',
    subject: 'A plate',
    message: 'Hello\nthere',
  },
]
const contentOf = (kind: EmailContent['kind']) =>
  contents.find((content) => content.kind === kind) as EmailContent

const token = '0123456789ABCDEFGHJKMNPQRS'
const unsubscribe: QueuedMail['unsubscribe'] = { token, topic: 'leads' }

const render = (content: EmailContent, language: Language = 'en', link: QueuedMail['unsubscribe'] = null) =>
  renderEmail({ content, language, unsubscribe: link }, origin)

/** The address of a page in a language, as a link of an email has it. */
const linkTo = (path: string, language: Language = 'en') => {
  const [page = '', secret] = path.split('#')
  return `${origin}${page}${page.includes('?') ? '&' : '?'}lang=${language}${secret ? `#${secret}` : ''}`
}

test('a buyer reads the dealership’s name in their own language', () => {
  const lead = { ...about.lead!, from: 'Pearl Cars', fromAr: 'لؤلؤة السيارات', side: 'buyer' as const }
  const reply = { kind: 'LEAD_REPLY', about: { ...about, lead }, token: 'a_b-c' } as const
  expect(render(reply, 'en').text).toContain('Pearl Cars')
  expect(render(reply, 'ar').text).toContain('لؤلؤة السيارات')
  expect(render(reply, 'ar').text).not.toContain('Pearl Cars')
})

const cases = contents.flatMap((content) =>
  languages.map((language) => [content.kind, language, content] as const),
)

describe.each(cases)('%s in %s', (_, language, content) => {
  const { subject, text, html } = render(content, language, unsubscribe)

  test('is in that language, in its direction', () => {
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    const isArabic = /[\u0600-\u06ff]/
    expect(isArabic.test(subject)).toBe(language === 'ar')
    expect(isArabic.test(text)).toBe(language === 'ar')
  })

  test('says something everywhere, and shows no sign of how it was made', () => {
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/undefined|null|NaN|\[object|\u2068|\u2069/)
      expect(part).not.toMatch(/[٠-٩]/)
    }
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject.length).toBeGreaterThan(8)
  })

  test('has an unsubscribe link', () => {
    const page = unsubscribePage({ origin, language }, { token, topic: 'leads' })
    expect(text).toContain(page)
    expect(html).toContain(page.replaceAll('&', '&amp;'))
  })
})

describe('where it leads', () => {
  test.each(cases)('%s in %s: every page of ours in that language', (_, language, content) => {
    const { html } = render(content, language, unsubscribe)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(
      ([, link = '']) => new URL(link.replaceAll('&amp;', '&')),
    )
    expect(links.length).toBeGreaterThan(0)
    for (const { searchParams } of links) expect(searchParams.get('lang')).toBe(language)
  })

  test.each([
    ['LEAD_RECEIVED', '/seller-dashboard?tab=leads&lead=led_00000000000000000000000001'],
    ['LEAD_REPLY', '/seller-dashboard?tab=leads&lead=led_00000000000000000000000001'],
    ['LISTING_APPROVED', '/cars/nissan-patrol-2020-abcd1234'],
    ['LISTING_REJECTED', '/sell-your-car?edit=lst_00000000000000000000000001'],
    ['SAVED_SEARCH_MATCH', '/cars/nissan-patrol-2020-abcd1234'],
    ['PRICE_DROP', '/cars/nissan-patrol-2020-abcd1234'],
    ['FAVORITE_GONE', '/cars/nissan-patrol-2020-abcd1234'],
    ['PLATE_APPROVED', '/number-plates/plt_00000000000000000000000001'],
    ['PLATE_REJECTED', '/seller-dashboard?tab=my-listings&view=plates'],
    ['VERIFICATION_APPROVED', '/sell-your-car'],
    ['VERIFICATION_REJECTED', '/verification'],
    ['APPEAL_UPHELD', '/sell-your-car?edit=lst_00000000000000000000000001'],
    ['STILL_AVAILABLE', '/still-available#token=a_b-c&answer=AVAILABLE'],
    ['PAUSED_BY_SILENCE', '/still-available#token=a_b-c&answer=AVAILABLE'],
    ['PASSWORD_RESET', '/reset-password#token=a_b-c'],
    ['EMAIL_CONFIRMATION', '/confirm-email#token=usr_1.a_b-c'],
    ['PASSWORD_CHANGED', '/forgot-password'],
    ['NEW_DEVICE', '/profile?tab=password'],
    ['SESSION_REUSED', '/forgot-password'],
    ['PHONE_CONFIRMED', '/profile'],
    ['PASSKEY_ADDED', '/profile?tab=password'],
    ['PASSKEY_REMOVED', '/profile?tab=password'],
    ['SECOND_FACTOR_ON', '/profile?tab=password'],
    ['SECOND_FACTOR_OFF', '/profile?tab=password'],
    ['ARCHIVE_READY', '/profile?tab=privacy'],
    ['FEED_FAILING', '/seller-dashboard?tab=import'],
    ['FEED_STOPPED', '/seller-dashboard?tab=import'],
    ['FEED_ROWS', '/seller-dashboard?tab=import'],
    ['EMAIL_CHANGED', '/contact'],
    ['USERNAME_CHANGED', '/contact'],
    ['ACCOUNT_SUSPENDED', '/contact'],
    ['ACCOUNT_RESTORED', '/auth'],
    ['BECAME_DEALERSHIP', '/verification'],
    ['BECAME_PRIVATE', '/seller-dashboard?tab=my-listings'],
  ] as const)('%s to %s', (kind, path) => {
    for (const language of languages) {
      const { text, html } = render(contentOf(kind), language)
      expect(text).toContain(`\n${linkTo(path, language)}\n`)
      expect(html).toContain(`href="${linkTo(path, language).replaceAll('&', '&amp;')}"`)
    }
  })

  // Its number may lead to another's plate by then.
  test.each(['FAVORITE_GONE', 'PRICE_DROP', 'SAVED_SEARCH_MATCH'] as const)(
    '%s of a number plate to that very plate',
    (kind) => {
      const { text } = render({ kind, about: aboutPlate })
      expect(text).toContain(`\n${linkTo(`/number-plates/${aboutPlate.plate?.id}`)}\n`)
      expect(text).not.toContain('this car')
    },
  )

  test('a buyer to their own messages', () => {
    const content: EmailContent = {
      kind: 'LEAD_REPLY',
      about: { ...about, lead: { ...about.lead!, side: 'buyer' } },
    }
    expect(render(content).text).toContain(`${linkTo(`/dashboard?tab=messages&lead=${about.lead?.id}`)}\n`)
  })

  test.each([
    ['PUBLISHED', 'Your review of Pearl Cars is published', 'تم نشر'],
    ['REFUSED', 'Your review of Pearl Cars is not published', 'لم يُنشر'],
    ['ANSWERED', 'Pearl Cars has answered your review', 'ردّ من'],
    ['RECEIVED', 'A new review of Pearl Cars', 'تقييم جديد'],
    ['ANSWER_PUBLISHED', 'Your answer to a review is published', 'تم نشر'],
    ['ANSWER_REFUSED', 'Your answer to a review is not published', 'لم يُنشر'],
    ['REPORT_UPHELD', 'A review of Pearl Cars that you reported is no longer public', 'أبلغت عنه'],
    ['REPORT_DISMISSED', 'A review of Pearl Cars that you reported stays public', 'باقٍ'],
  ] as const)('news of a review (%s) to the reviews of the dealership', (event, subject, inArabic) => {
    const dealer = { slug: 'pearl-cars', businessName: 'Pearl Cars', businessNameAr: 'لؤلؤة السيارات' }
    const reasons = event.endsWith('REFUSED') ? { reasonCodes: ['ACCUSATION'], reason: 'Not this word.' } : {}
    const content: EmailContent = {
      kind: 'LEAD_REPLY',
      about: { lead: about.lead!, dealerReview: { event, dealer }, ...reasons },
    }
    const mail = render(content)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(`See the reviews:\n${linkTo('/dealer/pearl-cars#reviews')}\n`)
    expect(mail.text.includes('Not this word.')).toBe(event.endsWith('REFUSED'))
    expect(render(content, 'ar').subject).toContain(inArabic)
  })

  test('an accepted offer tells each side what it has to mind, and promises the car to nobody', () => {
    const textFor = (side: 'buyer' | 'seller', language?: 'ar') => {
      const event = { kind: 'OFFER_ACCEPTED' as const, amountQAR: 48_000 }
      const lead = { ...about.lead!, side }
      return render({ kind: 'LEAD_REPLY', about: { ...about, lead, event } }, language).text
    }
    expect(textFor('buyer')).toContain('pay only against the transfer')
    expect(textFor('buyer', 'ar')).toContain('ولا يُدفع المبلغ إلا عند')
    expect(textFor('seller')).toContain('You can reserve the car in')
    expect(textFor('seller')).toContain('only when the money is in your account')
    expect(textFor('seller', 'ar')).toContain('إلا بعد وصول المبلغ إلى حسابك')
    expect(textFor('seller')).not.toMatch(/this buyer|pay only/)
  })

  test('a reminder to the conversation, which nobody has written in', () => {
    const content: EmailContent = { kind: 'LEAD_REPLY', about: { ...about, reminder: { note: 'Call back' } } }
    const { subject, text } = render(content)
    expect(subject).toBe('Reminder: a request about the Nissan Patrol 2020')
    expect(text).toContain(
      `Open the conversation:\n${linkTo(`/seller-dashboard?tab=leads&lead=${about.lead?.id}`)}\n`,
    )
    expect(text).toContain('because of your conversations and reviews')
    const arabic = render(content, 'ar')
    expect(arabic.subject).toContain('تذكير')
    expect(arabic.text).toContain('بسبب محادثاتك وتقييماتك')
  })

  test.each([
    [
      { kind: 'VIEWING_PROPOSED', times: [viewingTime, laterTime], isCounter: false },
      'Viewing proposed: ',
      'طلب موعد',
    ],
    [{ kind: 'VIEWING_PROPOSED', times: [viewingTime], isCounter: true }, 'Other times', 'مواعيد أخرى'],
    [{ kind: 'VIEWING_ACCEPTED', time: viewingTime }, 'Viewing agreed: ', 'تأكّد'],
    [{ kind: 'VIEWING_DECLINED' }, 'Viewing declined', 'اعتُذر'],
    [{ kind: 'VIEWING_CANCELLED', time: viewingTime }, 'Viewing cancelled: ', 'أُلغي'],
    [{ kind: 'VIEWING_CANCELLED', time: null }, 'Proposed viewing taken back', 'سُحب'],
  ] as const)('an act about a viewing, with its times: %o', (event, inEnglish, inArabic) => {
    const content: EmailContent = { kind: 'LEAD_REPLY', about: { ...about, event: event as LeadEvent } }
    const { subject, text } = render(content)
    expect(subject).toContain(inEnglish)
    expect(subject.includes('Tuesday 3 February at 5:00')).toBe(
      'times' in event || ('time' in event && event.time !== null),
    )
    expect(text).toContain(`${linkTo(`/seller-dashboard?tab=leads&lead=${about.lead?.id}`)}\n`)
    expect(render(content, 'ar').subject).toContain(inArabic)
  })

  test.each([
    ['SOLD', 'because the car is sold', 'لأن السيارة بيعت'],
    ['UNAVAILABLE', 'because the car is no longer for sale', 'لأن السيارة لم تعد معروضة للبيع'],
    ['LEFT', 'because the other side has closed its account', 'لأن الطرف الآخر أغلق حسابه'],
  ] as const)('a viewing that cannot be, %s: which car, when and why, and no name', (end, why, inArabic) => {
    const lead = { ...about.lead!, side: 'buyer' as const }
    const contentOfEnd = (times: object): EmailContent => ({
      kind: 'LEAD_REPLY',
      about: { ...about, lead, event: { kind: 'VIEWING_CANCELLED', end, ...times } as LeadEvent },
    })
    const agreed = contentOfEnd({ time: viewingTime })
    const english = render(agreed)
    expect(english.subject).toMatch(new RegExp(`^Viewing cancelled ${why}: .*Tuesday 3 February at 5:00`))
    expect(english.subject).toContain('Nissan Patrol 2020')
    expect(english.text).toContain('Please do not drive there')
    expect(english.text).toContain('calendar')
    expect(english.text.includes('offered again')).toBe(end !== 'LEFT')
    const arabic = render(agreed, 'ar')
    expect(arabic.subject).toContain(`أُلغي موعد المعاينة ${inArabic}`)
    expect(arabic.text.includes('عُرضت السيارة مجددًا')).toBe(end !== 'LEFT')
    const proposal = contentOfEnd({ time: null, times: [viewingTime, laterTime] })
    expect(render(proposal).subject).toMatch(/^Proposed viewing cancelled .*Tuesday 3.* or .*Wednesday 4/)
    expect(render(proposal).text).not.toContain('calendar')
    expect(render(proposal, 'ar').subject).toContain(`أُلغي طلب المعاينة ${inArabic}`)
    for (const content of [agreed, proposal])
      for (const language of ['en', 'ar'] as const)
        expect(render(content, language).text).not.toContain('Ahmed')
  })

  test('a seller is told that nobody comes', () => {
    const event = { kind: 'VIEWING_CANCELLED', end: 'LEFT', time: viewingTime } as const
    const content: EmailContent = { kind: 'LEAD_REPLY', about: { ...about, event } }
    expect(render(content).text).toContain('Nobody will come.')
    expect(render(content, 'ar').text).toContain('لن يحضر أحد')
  })

  test('a viewing whose conversation is deleted with its car leads nowhere, and promises nothing there', () => {
    const { lead: _, ...alone } = about
    const contentOfEnd = (times: object): EmailContent => ({
      kind: 'LEAD_REPLY',
      about: { ...alone, event: { kind: 'VIEWING_CANCELLED', end: 'UNAVAILABLE', ...times } as LeadEvent },
    })
    const agreed = render(contentOfEnd({ time: viewingTime }))
    expect(agreed.text).toContain('Nobody will come, and nobody will wait.')
    expect(render(contentOfEnd({ time: viewingTime }), 'ar').text).toContain('لن يحضر أحد')
    const proposal = render(contentOfEnd({ time: null, times: [viewingTime] }))
    expect(proposal.text).toContain('There is no viewing at that time.')
    for (const { text } of [agreed, proposal])
      expect(text).not.toMatch(/tab=(?:leads|messages)|the conversation/)
  })

  test('a viewing that is near says when and where', () => {
    const place = { city: 'Doha', area: '', address: 'Salwa Road 210' }
    const content: EmailContent = {
      kind: 'LEAD_REPLY',
      about: { ...about, viewing: { time: viewingTime } },
      place,
    }
    const { subject, text } = render(content)
    expect(subject).toMatch(/^Reminder: viewing of your Nissan Patrol 2020, Tuesday 3 February at 5:00/)
    expect(text).toContain('Where: Salwa Road 210, Doha.')
    expect(render(content, 'ar').text).toContain('المكان:')
    const { place: _, ...nowhere } = content
    expect(render(nowhere).text).not.toContain('Where')
  })

  test('an appeal in vain to what it was about', () => {
    const { text } = render({ kind: 'APPEAL_UPHELD', about: aboutPlate })
    expect(text).toContain(`${linkTo('/seller-dashboard?tab=my-listings&view=plates')}\n`)
    expect(text).toContain('Go to your number plates:')
    const ofApplication = render({ kind: 'APPEAL_UPHELD', about: aboutApplication })
    expect(ofApplication.text).toContain(`Open the application:\n${linkTo('/verification')}\n`)
  })

  test('an appeal in vain about a plate’s number to no change, which would not help', () => {
    const promise = /send it in again|الإرسال من جديد/
    for (const language of languages) {
      expect(render({ kind: 'APPEAL_UPHELD', about: aboutPlate }, language).text).toMatch(promise)
      const ofNumber = { ...aboutPlate, isAboutNumber: true }
      expect(render({ kind: 'APPEAL_UPHELD', about: ofNumber }, language).text).not.toMatch(promise)
    }
  })

  test('an approval that grants an appeal says so, with what was answered', () => {
    const granted = { isAppealGranted: true, reason: 'You are right.' }
    const subjects = {
      LISTING_APPROVED: about,
      PLATE_APPROVED: aboutPlate,
      VERIFICATION_APPROVED: aboutApplication,
    } as const
    for (const kind of ['LISTING_APPROVED', 'PLATE_APPROVED', 'VERIFICATION_APPROVED'] as const) {
      const content = { kind, about: { ...subjects[kind], ...granted } }
      expect(render(content).text).toContain('have granted your appeal.\n\n> You are right.\n')
      expect(render(content, 'ar').text).toContain('وقبلنا اعتراضك.\n\n> You are right.\n')
    }
  })

  test('a saved car whose listing is gone leads to the others', () => {
    const { listing } = about
    expect(render({ kind: 'FAVORITE_GONE', about: { listing } }).text).toContain(`\n${linkTo('/cars')}\n`)
  })

  test('only mail that can be switched off offers the choice', () => {
    expect(render(contentOf('LEAD_RECEIVED')).text).toContain(linkTo('/profile?tab=notifications'))
    expect(render(contentOf('PASSWORD_CHANGED')).text).not.toContain('/profile')
  })

  test('unsubscribing keeps the one search it is about', () => {
    const link = { token, topic: 'savedSearches', savedSearch: 'ss_1' } as const
    expect(unsubscribePage({ origin, language: 'ar' }, link)).toBe(
      `${origin}/unsubscribe?lang=ar#token=${token}&topic=savedSearches&savedSearch=ss_1`,
    )
    expect(oneClickUnsubscribe(origin, link)).toBe(
      `${origin}/api/unsubscribe/${token}/savedSearches?savedSearch=ss_1`,
    )
  })
})

describe('what people typed', () => {
  const evil = `"><img src=x onerror=alert(1)>'\r\nBcc: all@example.com\u202e`

  test.each(languages)('is never markup, nor a header, in %s', (language) => {
    const typed: EmailContent[] = [
      {
        kind: 'CONTACT_MESSAGE',
        name: evil,
        email: evil,
        subject: evil,
        message: evil,
      },
      { kind: 'PASSWORD_RESET', token: evil, username: evil },
      { kind: 'USERNAME_CHANGED', username: evil },
      { kind: 'ACCOUNT_SUSPENDED', reasonCodes: ['ABUSE'], reason: evil },
      ...notificationKinds.map((kind) => ({
        kind,
        about: {
          listing: { ...about.listing!, title: evil, titleAr: evil, image: null },
          ...(isOfPlates(kind) && { plate: aboutPlate.plate! }),
          lead: { id: evil, from: evil, side: 'buyer' as const },
          savedSearch: { id: evil, name: evil },
          ...(kind.startsWith('VERIFICATION_') && { application: { id: evil, businessName: evil } }),
          reason: evil,
        },
      })),
    ]
    for (const content of typed) {
      const { subject, html } = render(content, language)
      expect(subject).not.toMatch(/[\r\n\u202e]/)
      expect(html).not.toContain('<img')
    }
  })

  test('keeps its lines where it is quoted', () => {
    expect(render(contentOf('LISTING_REJECTED')).text).toContain('> The photos\n> show another car')
    expect(render(contentOf('LISTING_REJECTED')).html).toContain('The photos\nshow another car')
  })

  test.each(languages)(
    'is not announced where there is none: a rejection without a reason, in %s',
    (language) => {
      for (const [kind, known] of [
        ['LISTING_REJECTED', about],
        ['PLATE_REJECTED', aboutPlate],
      ] as const) {
        const { text } = render({ kind, about: { ...known, reason: undefined } }, language)
        expect(text).not.toMatch(/^> ?$/m)
        expect(text).not.toMatch(/:\n\n[^h]/)
      }
    },
  )

  test('is no link in the title of a car, which its variant is part of', () => {
    const listing = { ...about.listing!, title: 'Nissan Patrol www.evil.example 2020' }
    const { subject, text, html } = render({ kind: 'PRICE_DROP', about: { ...about, listing } })
    for (const part of [subject, text, html]) expect(part).not.toContain('evil.example')
  })

  test('is in no email to an address that nobody has confirmed: no username either', () => {
    for (const language of languages) {
      const { text } = render({ kind: 'PASSWORD_RESET', token: 'a' }, language)
      expect(text).not.toMatch(/undefined|nobody/)
    }
  })

  test('stands apart from the direction of our sentence', () => {
    expect(render(contentOf('LEAD_RECEIVED'), 'ar').html).toContain('<bdi>نيسان باترول 2020</bdi>')
  })

  test.each(languages)(
    'is no name in a subject, and in a body a quotation without links, in %s',
    (language) => {
      const typed = 'Win at https://evil.example/x, me@evil.example or www.evil.example'
      const named: NotificationAbout = {
        ...about,
        lead: { ...about.lead!, from: typed },
        savedSearch: { ...about.savedSearch!, name: typed },
      }
      for (const kind of ['LEAD_RECEIVED', 'LEAD_REPLY', 'SAVED_SEARCH_MATCH'] as const) {
        const { subject, text, html } = render({ kind, about: named }, language)
        expect(subject).not.toMatch(/evil|Win/)
        for (const body of [text, html]) {
          expect(body).toContain('Win at')
          expect(body).not.toMatch(/evil\.example|@evil|https:\/\/evil/)
        }
        expect(text).toContain('> Win at')
        expect(html).toMatch(/<blockquote[^>]*>Win at/)
      }
    },
  )

  test('several saved searches are told together, without the name of one', () => {
    const content: EmailContent = { kind: 'SAVED_SEARCH_MATCH', about: { ...about, searches: 3, count: 5 } }
    const { text } = render(content)
    expect(text).toContain('something new for 3 of them')
    expect(text).not.toContain('Patrol <2021')
    expect(text).toContain('There are 4 more cars.')
    expect(text).not.toContain('fit it')
    const arabic = render(content, 'ar').text
    expect(arabic).toContain('3 عمليات بحث')
    expect(arabic).toContain('وهناك 4 سيارات أخرى.')
    expect(arabic).not.toContain('توافقه')
    expect(render({ ...content, about: { ...about, count: 5 } }, 'ar').text).toContain('توافقه')
  })
})

describe('the car', () => {
  test('is shown with its photo, and prices in Western digits', () => {
    const { html, subject } = render(contentOf('PRICE_DROP'))
    expect(html).toContain(`src="${origin}/api/listing-images/upl_00000000000000000000000001?w=960"`)
    expect(html).toContain('QAR\u00a0165,000')
    expect(html).toContain('QAR\u00a0180,000</bdi></s>')
    expect(subject).toBe('Now QAR 165,000: Nissan Patrol 2020')
    expect(render(contentOf('PRICE_DROP'), 'ar').subject).toBe('انخفض سعر نيسان باترول 2020 إلى 165,000 ر.ق')
  })

  test('has prices in its sentences that no line break parts', () => {
    const { html } = render(contentOf('PRICE_DROP'), 'ar')
    expect(html).toContain('من <bdi>180,000\u00a0ر.ق</bdi>')
  })

  test('may have neither price nor photo', () => {
    const listing = { ...about.listing!, priceQAR: null, image: null }
    const { subject, html } = render({ kind: 'SAVED_SEARCH_MATCH', about: { ...about, listing } })
    expect(subject).toBe('New for your search: Nissan Patrol 2020')
    expect(html).not.toContain('<img')
  })

  test.each([
    [1, /more car/, /أخرى|أخريان/],
    [2, 'One more car', 'سيارة أخرى'],
    [3, '2 more cars', 'سيارتان أخريان'],
    [4, '3 more cars', '3 سيارات أخرى'],
    [12, '11 more cars', '11 سيارة أخرى'],
    [101, '100 more cars', '100 سيارة أخرى'],
  ])('that is one of %i says how many more there are', (count, english, arabic) => {
    const content: EmailContent = { kind: 'SAVED_SEARCH_MATCH', about: { ...about, count } }
    const isAlone = count === 1
    if (isAlone) expect(render(content).text).not.toMatch(english)
    else expect(render(content).text).toContain(english)
    if (isAlone) expect(render(content, 'ar').text).not.toMatch(arabic)
    else expect(render(content, 'ar').text).toContain(arabic)
  })
})

describe('a number plate', () => {
  const said = (kind: 'LEAD_RECEIVED' | 'LEAD_REPLY' | (typeof plateKinds)[number]) =>
    languages.map((language) => render({ kind, about: aboutPlate }, language))

  test('is drawn with its digits apart, as on a real one', () => {
    for (const { html } of said('PLATE_APPROVED')) expect(html).toContain('letter-spacing:2px')
  })

  test('is named in the subject by its number', () => {
    expect(said('LEAD_RECEIVED').map(({ subject }) => subject)).toEqual([
      'New message about your number plate Q 007',
      'رسالة جديدة بشأن لوحتك رقم Q 007',
    ])
    expect(said('LEAD_REPLY').map(({ subject }) => subject)).toEqual([
      'New message about number plate Q 007',
      'رسالة جديدة بشأن اللوحة رقم Q 007',
    ])
    expect(said('PLATE_APPROVED').map(({ subject }) => subject)).toEqual([
      'Your number plate Q 007 is now for sale on Sayara',
      'لوحتك رقم Q 007 معروضة الآن للبيع',
    ])
    expect(said('PLATE_REJECTED').map(({ subject }) => subject)).toEqual([
      'Your number plate Q 007 could not be published yet',
      'لم يُنشر بعد إعلان لوحتك رقم Q 007',
    ])
  })

  test('is never called a car, and its number reads from the left', () => {
    for (const kind of ['LEAD_RECEIVED', 'LEAD_REPLY', ...plateKinds] as const)
      for (const { html, text } of said(kind)) {
        const ours = text.replaceAll(origin, '').replace('show another car', '')
        expect(ours).not.toMatch(/\bcars?\b|سيارتك|السيارة/)
        expect(html).toMatch(/<span dir="ltr" [^>]*>Q 007<\/span>/)
        expect(html).toContain('250,000')
      }
  })

  test('that was refused says why', () => {
    for (const { text } of said('PLATE_REJECTED')) expect(text).toContain('> The photos\n> show another car')
  })
})

test('an approval of what buyers do not find promises none', () => {
  const said = languages.flatMap((language) => [
    render({ kind: 'LISTING_APPROVED', about: { ...about, isOutOfSight: true } }, language),
    render({ kind: 'PLATE_APPROVED', about: { ...aboutPlate, isOutOfSight: true } }, language),
  ])
  expect(said.map(({ subject }) => subject)).toEqual([
    'Your Nissan Patrol 2020 was approved',
    'Your number plate Q 007 was approved',
    'وافقنا على إعلان سيارتك نيسان باترول 2020',
    'وافقنا على إعلان لوحتك رقم Q 007',
  ])
  for (const { text } of said) {
    expect(text).not.toMatch(/can find it|for sale|العثور عليه|للبيع/)
    expect(text).toMatch(/reviewed and approved\. Buyers do not find it|ووافقنا عليه/)
  }
  const promises = [/Buyers can find it from now on/, /ويمكن للمشترين العثور عليه من الآن/]
  for (const [index, language] of languages.entries())
    expect(render(contentOf('LISTING_APPROVED'), language).text).toMatch(promises[index]!)
})

describe('a refusal', () => {
  const reasonCodes = ['DOCUMENTS_UNREADABLE', 'NEVER_HEARD_OF']

  test.each([
    ['LISTING_REJECTED', 'Upload sharp pictures of the whole registration card', 'ارفع صورًا واضحة'],
    ['VERIFICATION_REJECTED', 'Upload sharp, complete copies.', 'ارفع نسخًا واضحة'],
  ] as const)('gives each reason and its advice in the language of its reader: %s', (kind, en, ar) => {
    const content: EmailContent = {
      kind,
      about: { ...aboutOf(kind), reasonCodes, reason: 'Page <2> is\nmissing' },
    }
    const [english, arabic] = languages.map((language) => render(content, language))
    expect(english?.text).toContain(`This has to change first:\n\nDocuments cannot be read. ${en}`)
    expect(arabic?.text).toContain(ar)
    for (const said of [english, arabic]) {
      expect(said?.text).not.toMatch(/DOCUMENTS_|NEVER_/)
      expect(said?.text).toContain('> Page <2> is\n> missing')
      expect(said?.html).toContain('Page &lt;2&gt; is\nmissing')
    }
  })

  test('that deleted the car asks for no change, and leads to us', () => {
    const said = { ...about, isDeleted: true, reasonCodes: ['NOT_ALLOWED'] }
    const [english, arabic] = languages.map((language) =>
      render({ kind: 'LISTING_REJECTED', about: said }, language),
    )
    expect(english?.subject).toBe('Your Nissan Patrol 2020 was removed from Sayara')
    expect(english?.text).toContain('This is why:\n\nNot allowed on the marketplace.')
    expect(arabic?.subject).toBe('أُزيل إعلان سيارتك نيسان باترول 2020')
    expect(arabic?.text).toContain('غير مسموح به في الموقع')
    expect(english?.text).toContain(`\n${linkTo('/contact')}\n`)
    expect(arabic?.text).toContain(`\n${linkTo('/contact', 'ar')}\n`)
    for (const one of [english, arabic]) {
      expect(one?.text).not.toContain('/sell-your-car')
      expect(one?.text).not.toMatch(/Only cars that may be sold|لا تُعرض/)
      expect(one?.text).toContain('> show another car')
    }
  })

  test('of what was public says that it was taken down, and not that it never was', () => {
    const reasonCodes = ['WRONG_PRICE']
    const said = languages.flatMap((language) => [
      render({ kind: 'LISTING_REJECTED', about: { ...about, wasPublic: true, reasonCodes } }, language),
      render({ kind: 'PLATE_REJECTED', about: { ...aboutPlate, wasPublic: true, reasonCodes } }, language),
    ])
    expect(said.map(({ subject }) => subject)).toEqual([
      'Your Nissan Patrol 2020 was taken down',
      'Your number plate Q 007 was taken down',
      'سُحب إعلان سيارتك نيسان باترول 2020 من العرض',
      'سُحب إعلان لوحتك رقم Q 007 من العرض',
    ])
    for (const { subject, text } of said) {
      expect(subject + text).not.toMatch(/\byet\b|could not|قبل نشره|لم يُنشر|تعذّر/)
      expect(text).toMatch(/Price is not realistic|السعر غير واقعي/)
      expect(text).toContain('> show another car')
    }
  })

  test.each([
    ['NUMBER_TAKEN', false],
    ['WRONG_NUMBER', false],
    ['WRONG_PRICE', true],
  ] as const)('of a plate for %s promises another review only if a change helps', (code, isPromised) => {
    const content: EmailContent = {
      kind: 'PLATE_REJECTED',
      about: { ...aboutPlate, reasonCodes: [code] },
    }
    const texts = languages.map((language) => render(content, language).text)
    expect(texts.map((text) => /we will review it again|سنراجعه مرة أخرى/.test(text))).toEqual([
      isPromised,
      isPromised,
    ])
    const takenDown = { ...content, about: { ...content.about, wasPublic: true } }
    const again = /sent it in again|وترسله من جديد/
    for (const language of languages) expect(again.test(render(takenDown, language).text)).toBe(isPromised)
  })

  test('of a plate has reasons of its own, also without an admin’s words', () => {
    const { text } = render({
      kind: 'PLATE_REJECTED',
      about: { ...aboutPlate, reason: undefined, reasonCodes: ['NOT_OWNED'] },
    })
    expect(text).toContain('This is why:\n\nOwnership is not clear. Only a plate')
    expect(text).not.toMatch(/^>/m)
  })
})

describe('a dealership', () => {
  const said = (parts: NotificationAbout) =>
    languages.map((language) => render({ kind: 'VERIFICATION_REJECTED', about: parts }, language))

  test('is told by its name that it is verified', () => {
    const { subject, html } = render(contentOf('VERIFICATION_APPROVED'))
    expect(subject).toBe('Gulf <Motors> is verified')
    expect(html).toContain('<bdi>Gulf &lt;Motors&gt;</bdi> is verified')
    expect(render(contentOf('VERIFICATION_APPROVED'), 'ar').subject).toBe('تم توثيق Gulf <Motors>')
  })

  test('is told so too when nobody has asked for its name', () => {
    expect(render({ kind: 'VERIFICATION_APPROVED', about: {} }).subject).toBe('Your dealership is verified')
  })

  test('that lost its verification hears what became of its stock', () => {
    const [english, arabic] = said({
      ...aboutApplication,
      wasVerified: true,
      reasonCodes: ['DOCUMENTS_EXPIRED'],
    })
    expect(english?.subject).toBe('Your dealership is no longer verified')
    expect(english?.text).toContain('Nobody sees its cars')
    expect(english?.text).toContain('This is why:\n\nA document has expired. Renew')
    expect(arabic?.subject).toBe('لم يعد معرضك موثّقًا')
    expect(arabic?.text).toContain('أحد المستندات منتهي الصلاحية.')
  })

  test('that never applied is asked to, and that was refused to change what it sent', () => {
    expect(said({})[0]?.text).toContain('Apply for verification:')
    expect(said({})[1]?.text).toContain('قدّم طلب التوثيق:')
    expect(said(aboutApplication)[0]?.text).toContain('Change it and send it in again')
  })

  test.each([{}, aboutApplication, { ...aboutApplication, wasVerified: true }])(
    'hears of no reasons where there are none (%#)',
    (parts) => {
      for (const { text } of said(parts)) {
        expect(text).not.toMatch(/^>/m)
        expect(text).not.toMatch(/:\n\n[^h]/)
      }
    },
  )
})

test('whose account is of another kind now hears what became of what they offer, and what to do', () => {
  const said = (kind: 'BECAME_DEALERSHIP' | 'BECAME_PRIVATE') =>
    languages.map((language) => render(contentOf(kind), language).text)
  const [dealership, inArabic] = said('BECAME_DEALERSHIP')
  expect(dealership).toMatch(/nobody sees your cars and number plates[^]*Apply for verification/)
  expect(inArabic).toMatch(/لا تظهر سياراتك ولوحاتك لأحد[^]*قدّم طلب التوثيق/)
  const [person, personInArabic] = said('BECAME_PRIVATE')
  expect(person).toMatch(/are drafts now[^]*Add the documents/)
  expect(personInArabic).toMatch(/صارت مسودات[^]*أضف مستندات/)
})

describe('a suspension', () => {
  const suspended = contentOf('ACCOUNT_SUSPENDED')

  test('gives every reason in the language of its reader, and what an admin wrote as it was written', () => {
    const { text, html } = render(suspended)
    expect(text).toContain('Reason: Suspected fraud. Write to us from')
    expect(text).toContain('Reason: Unwanted messages. ')
    expect(text).toContain('> Two people\n> wrote to us')
    expect(html).toContain('Two people\nwrote to us')
    expect(render(suspended, 'ar').text).toContain('السبب: رسائل مزعجة. ')
    expect(render(suspended, 'ar').text).toContain('> Two people')
  })

  test('quotes nothing when an admin wrote nothing', () => {
    const content: EmailContent = { kind: 'ACCOUNT_SUSPENDED', reasonCodes: ['SAFETY'], reason: null }
    for (const language of languages) expect(render(content, language).text).not.toMatch(/^>/m)
  })
})

describe('still available?', () => {
  const ask = (
    kind: 'STILL_AVAILABLE' | 'PAUSED_BY_SILENCE',
    count: number,
    also: { alsoAsked?: number; alsoPaused?: number } = {},
  ): EmailContent => ({
    kind,
    token: 'a_b-c',
    about: { listing: about.listing, ...(count > 1 && { count }), ...also },
  })

  test('of one car offers both answers', () => {
    for (const kind of ['STILL_AVAILABLE', 'PAUSED_BY_SILENCE'] as const) {
      const { text, html } = render(ask(kind, 1))
      for (const answer of ['AVAILABLE', 'SOLD']) {
        expect(text).toContain(`\n${linkTo(`/still-available#token=a_b-c&answer=${answer}`)}\n`)
        expect(html).toContain(`/still-available?lang=en#token=a_b-c&amp;answer=${answer}"`)
      }
    }
  })

  test('of several says how many, and leads to each', () => {
    const { subject, text } = render(ask('STILL_AVAILABLE', 500))
    expect(subject).toBe('Are 500 of your cars still available?')
    expect(text).toContain('Yes, all are still available')
    expect(text).toContain(`${origin}/seller-dashboard?tab=my-listings`)
    expect(text).not.toContain('SOLD')
    for (const kind of ['STILL_AVAILABLE', 'PAUSED_BY_SILENCE'] as const) {
      const content = ask(kind, 2, { alsoAsked: 2, alsoPaused: 1 })
      for (const words of [
        '2 more of your cars are still in sight',
        'One more of your cars was paused before',
      ])
        expect(render(content).text).toContain(words)
      for (const words of ['ولك سيارتان أخريان ما زالتا', 'ولك سيارة أخرى سبق'])
        expect(render(content, 'ar').text).toContain(words)
    }
  })

  test.each([
    [2, 'ومنهما نيسان باترول 2020، فتوقّف عرضهما للمشترين'],
    [3, 'ومنها نيسان باترول 2020، فتوقّف عرضها للمشترين'],
  ])('says in Arabic that %i cars are paused', (count, words) => {
    expect(render(ask('PAUSED_BY_SILENCE', count), 'ar').text).toContain(words)
  })

  test.each([
    [2, 'هل ما زالت سيارتان لك متاحتين؟'],
    [3, 'هل ما زالت 3 من سياراتك متاحة؟'],
    [100, 'هل ما زالت 100 من سياراتك متاحة؟'],
  ])('counts %i cars in Arabic', (count, subject) => {
    expect(render(ask('STILL_AVAILABLE', count), 'ar').subject).toBe(subject)
  })
})

describe('the withdrawal of a request to a company', () => {
  const { name, car } = aQuote()
  const withdrawn = { kind: 'QUOTE_WITHDRAWN', name, car } as const
  const [first, second] = ['2026-12-01T11:03:05.000Z', '2026-12-01T11:03:40.000Z']
  const clocks = { en: ['14:03:05', '14:03:40'], ar: ['2:03:05', '2:03:40'] }
  const kinds = {
    en: { insurance: 'their request for insurance of', financing: 'their request for financing of' },
    ar: { insurance: 'طلب التأمين المرسل', financing: 'طلب التمويل المرسل' },
  }

  test.each(languages)('names the one of two that was made first, in %s', (language) => {
    for (const kind of ['insurance', 'financing'] as const) {
      const { text } = render({ ...withdrawn, asked: { kind, createdAt: first } }, language)
      expect(text).toContain(kinds[language][kind])
      expect(text).toContain(clocks[language][0])
      // The other may be withdrawn, too.
      expect(text).not.toMatch(/stands|يبقى/)
    }
    for (const [index, createdAt] of [first, second].entries()) {
      const { text } = render({ kind: 'QUOTE_REQUEST', quote: aQuote({ createdAt }) }, language)
      expect(text).toContain(clocks[language][index])
    }
  })

  test.each(languages)('says no time that an older version has not queued, in %s', (language) => {
    const request = { ...aQuote(), createdAt: undefined }
    for (const content of [withdrawn, { kind: 'QUOTE_REQUEST', quote: request } as const])
      expect(render(content, language).text).not.toMatch(/undefined|Qatar time|بتوقيت قطر/)
  })
})

test('a text message is one sentence and its link', () => {
  const message = (language: Language) =>
    renderTextMessage({ content: contentOf('LEAD_RECEIVED'), language }, origin).split('\n')
  const link = `${origin}/seller-dashboard?tab=leads&lead=led_00000000000000000000000001`
  expect(message('en')).toEqual(['Sayara: New message about your Nissan Patrol 2020', link])
  expect(message('ar')).toEqual(['سيارة: رسالة جديدة بشأن سيارتك نيسان باترول 2020', link])
  // Two parts of 67 characters at most.
  expect(message('ar').join('\n').length).toBeLessThanOrEqual(134)
})
