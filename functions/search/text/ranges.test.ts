import { describe, expect, test } from 'vitest'
import { interpret } from './understand-text.ts'

const nextYear = new Date().getUTCFullYear() + 1
const rangesOf = (text: string) =>
  interpret(text).ranges.map(({ kind, min, max }) => `${kind} ${min ?? ''}-${max ?? ''}`)

const table = (rows: [string, string][]) =>
  test.each(rows)('%s: %s', (expected, texts) => {
    for (const text of texts.split('|').map((part) => part.trim())) {
      expect([text, rangesOf(text)]).toEqual([text, expected ? [expected] : []])
      const { understood, terms } = interpret(text)
      // Nothing of the phrase is left to be looked for as a word.
      if (expected) expect([text, understood.length, terms]).toEqual([text, 1, []])
    }
  })

describe('prices', () => {
  table([
    [
      'price -100000',
      `100k | 100 K | 100000 | 100,000 | ١٠٠٬٠٠٠ | 100.000 | 100 thousand | 100 الف | 100ألف | ١٠٠ آلاف | مية الف |
       under 100k | below 100,000 | less than 100000 qar | up to QAR 100k | max 100k | 100k max | within 100 k riyals |
       budget 100k | 100k budget | max price 100k | price under 100k | <100k | at most 100k | no more than 100k |
       اقل من 100 الف | أقل من ١٠٠ ألف ريال | تحت 100 الف | دون 100 الف ريال قطري | لحد 100 الف | لين 100 الف |
       حد اقصى 100 الف | بحدود 100 الف | في حدود ١٠٠ الف | ميزانية 100 الف | ميزانيتي 100 الف ر.ق | ما يتعدى 100 الف |
       لا يتجاوز 100 الف | السعر اقل من 100 الف | 100 الف واقل | 100 الف كحد اقصى | 100k or less | بـ 100 الف`,
    ],
    [
      'price 100000-',
      `over 100k | above 100,000 | more than 100 thousand riyal | from 100k | at least 100k | 100k+ | > 100k | 100k and above |
       اكثر من 100 الف | أكثر من ١٠٠ ألف | فوق 100 الف | من 100 الف | ابتداء من 100 الف | 100 الف وفوق | 100 الف فما فوق`,
    ],
    [
      'price 50000-100000',
      `between 50k and 100k | between 50 and 100k | 50k - 100k | 50k-100k | 50-100k | from 50k to 100k | 50,000 to 100,000 |
       بين 50 و 100 الف | بين ٥٠ و١٠٠ ألف | بين 50 الف و 100 الف | من 50 الف الى 100 الف | من 50 إلى 100 ألف ريال |
       من 50 الف لين 100 الف | 50 - 100 الف`,
    ],
    [
      'price -150000',
      '150 000 riyal | 150 000 ريال | under 150 000 | تحت 150 000 | cars under 150 000 qar | 150\u00a0000 ر.ق | 150,000ر.ق | 150000ر.ق',
    ],
    ['price 50000-80000', 'from 50 000 to 80 000 | من 50 000 الى 80 000'],
    ['price -1250000', 'under 1 250 000 qar'],
    ['price -500000', '500k | نص مليون | نصف مليون | half a million | 0.5m | اقل من نص مليون | خمسمية الف'],
    ['price -1500000', '1.5m | 1.5 m | 1.5 million | مليون ونص | 1.5 مليون | under 1.5 million qar'],
    ['price -1000000', 'مليون | under a million | تحت المليون | 1m'],
    [
      'price 20000-30000',
      '20k 30k | 20 to 30 k | price 20 to 30 | price between 20 and 30 | 20000 30000 | السعر من 20 الى 30',
    ],
    ['price 500000-1000000', '500k to 1 million | 500 to 1 million | بين 500 الف و مليون'],
    [
      'price -150000',
      `under 150 | below 150 | less than 150 | up to 150 | max 150 | 150 max | budget 150 | price 150 | < 150 | around 150 | under 150 riyals |
       تحت 150 | اقل من 150 | أقل من ١٥٠ | ارخص من 150 | بحدود 150 | ميزانيتي 150 | حدي 150 | تحت ال 150 | سعر 150 | ما يتعدى ١٥٠ | تحت المية وخمسين`,
    ],
    ['price -90000', 'under 90 | تحت 90 | تحت التسعين | under ninety | اقل من تسعين'],
    [
      'price 200000-',
      'over 200 | above 200 | more than 200 | at least 200 | اكثر من 200 | فوق 200 | فوق الميتين',
    ],
    [
      'price 60000-90000',
      'between 60 and 90 | from 60 to 90 | 60 to 90 | بين 60 و 90 | من 60 الى 90 | من ٦٠ لين ٩٠',
    ],
    ['price -5000', 'under 5000 | price 5000 | 5000 qar | خمسة الاف | five thousand'],
    ['price -50000', 'لأقل من 50 الف | بخمسين الف | تحت الـ50 ألف | ل50 الف'],
    [
      'price -100000',
      `بأقل من 100 الف | مو فوق 100 الف | مب فوق 100 الف | مش فوق 100 الف | ومو فوق 100 الف | السعر مو فوق 100 الف |
       not over 100k | not above 100k | price not over 100k | no more than 100k | not more than 100k | مو اكثر من 100 الف |
       مو أغلى من 100 الف | not more expensive than 100k | ما دون 100 الف | 100k no more | 100 الف لا أكثر | تحت ال100 الف |
       للـ100 الف | بال100 الف`,
    ],
    ['price 100000-', 'مو تحت 100 الف | not under 100k | أغلى من 100 الف | ما فوق 100 الف | 100 الف وما فوق'],
    [
      'price 60000-70000',
      `budget 60-70k | budget between 60k and 70k | budget from 60k to 70k | 60-70k budget | 60-70k max |
       ميزانية من 60 الى 70 الف | ميزانيتي بين 60 و 70 | ميزانية 60-70 | budget 60k 70k | بين الـ60 والـ70 الف`,
    ],
    [
      'price -70000',
      'up to 60-70k | max 60-70k | budget max 60-70k | under 60 to 70k | تحت 60-70 الف | اقل من 60 الى 70 الف',
    ],
    [
      'price -100000',
      `من 100 الف واقل | من 100 الف وتحت | من 100 الف كحد اقصى | 100 الف ونازل | من 100 الف ونازل | من 100 وانت نازل | 100 الف وأنت نازل |
       100 الف وما دون | 100 الف وما تحت | from 100k and below | price from 100k or less`,
    ],
    ['price 100000-', 'من 100 الف وطالع | من 100 وانت طالع | from 100k and above'],
    ['price 50000-', 'budget over 50k | ميزانية فوق 50 الف'],
    ['price -200000', 'تحت الـ200 ألف | تحت الـ200 الف | تحت ال200'],
  ])
})

describe('numbers in words', () => {
  table([
    ['price -15000', 'fifteen thousand | خمسة عشر الف | خمسطعش الف'],
    ['price -54000', 'under fifty four thousand | under fifty-four thousand | تحت اربعة وخمسين'],
    [
      'price -75000',
      'خمسة وسبعين الف | خمسة و سبعين ألف | under seventy five thousand | under seventy-five thousand',
    ],
    [
      'price -120000',
      `تحت مية وعشرين الف | تحت مية و عشرين الف | تحت المية وعشرين | بأقل من مية وعشرين الف | under one hundred and twenty thousand |
       under a hundred twenty thousand`,
    ],
    ['price -125000', 'مية وخمسة وعشرين الف | one hundred and twenty five thousand'],
    ['price -350000', 'ثلاثمية وخمسين الف | ثلاث مية وخمسين الف | three hundred fifty thousand'],
    ['price -1200000', 'مليون وميتين الف | مليون و200 الف ريال'],
    ['price 50000-60000', 'بين خمسين وستين الف | between fifty and sixty thousand | من خمسين لستين الف'],
    ['price 100000-200000', 'بين مية وميتين الف | between a hundred and two hundred thousand'],
  ])

  test.each([
    ['under fifty four doors', ['price -50000']],
    ['تحت مليون و50 الف كم', ['price -1000000', 'mileage -50000']],
    ['مالك واحد وعشرين الف كم', ['mileage -20000']],
    ['five seater', []],
    ['land cruiser seventy', []],
  ])('%s', (text, expected) => expect(rangesOf(text)).toEqual(expected))
})

describe('years', () => {
  table([
    ['year 2020-2020', '2020 | ٢٠٢٠ | موديل 2020 | model 2020 | 2020 model | سنة 2020 | year 2020 | 2020م'],
    [
      'year 2018-2020',
      '2018-2020 | 2018 - 2020 | 2018 الى 2020 | من 2018 إلى 2020 | from 2018 to 2020 | بين 2018 و 2020',
    ],
    ['year 2018-2020', 'between 2018 and 2020 | موديل من 2018 الى 2020 | 2018 لين 2020 | 2018/2020'],
    [
      'year 2018-',
      'من 2018 | since 2018 | from 2018 | 2018+ | 2018 وفوق | 2018 فما فوق | 2018 or newer | موديل 2018 واحدث',
    ],
    [
      'year 2018-',
      `مو تحت 2018 | not under 2018 | not older than 2018 | not before 2018 | مو أقدم من 2018 | not less than 2018 |
       ليس اقل من 2018 | لا يقل عن 2018 | فوق ال2018 | ومن 2018`,
    ],
    [
      'year -2018',
      'مو فوق 2018 | not newer than 2018 | مو أحدث من 2018 | no newer than 2018 | لا احدث من 2018',
    ],
    [
      'year 2018-',
      `no older than 2018 | nothing older than 2018 | no earlier than 2018 | لا اقدم من 2018 | ما اقدم من 2018 | غير اقدم من 2018 |
       ليست اقدم من 2018 | لا تكون قبل 2018`,
    ],
    ['year -2017', 'ما قبل 2018'],
    ['year 2019-', 'ما بعد 2018'],
    [
      'year -2018',
      `2018 وما دون | 2018 وما تحت | 2018 ونازل | من 2018 وما دون | من موديل 2018 واقل | from 2018 and older | from model 2018 and older |
       من 2018 واقدم`,
    ],
    ['year 2018-', 'from 2018 and above | from 2018 and newer | من 2018 وما فوق | من موديل 2018 واحدث'],
    ['year 2022-2022', 'موديل 22 | 22 model | موديل ٢٢ | model year 22 | سنة 22'],
    ['year 2015-', 'موديل 15 وفوق | from model 15'],
    ['year 1998-1998', 'موديل 98'],
    ['year 2015-2020', 'موديل 15 الى 20 | موديل من 15 الى 20'],
    ['year -2020', 'up to 2018-2020'],
    ['year 2020-2020', 'موديل ال2020 | موديل الـ2020 | لموديل 2020'],
    ['year 2018-', '+2018 | >=2018 | ≥ 2018 | 2018 +'],
    ['year 2019-', '>2018 | > 2018'],
    ['year -2017', '<2018 | model < 2018'],
    ['year -2018', '<=2018 | ≤2018'],
    ['year 2019-', 'newer than 2018 | after 2018 | بعد 2018 | احدث من 2018'],
    ['year -2014', 'before 2015 | older than 2015 | قبل 2015 | أقدم من 2015'],
    ['year -2015', 'under 2015 | up to 2015 | 2015 او اقدم'],
    [`year ${nextYear}-${nextYear}`, String(nextYear)],
    ['', `${nextYear + 1} | 1929 | 911 | 3008 | max 5 | 202 | over 300 hp | under 2 years | 320-330`],
  ])
})

describe('mileage', () => {
  table([
    ['mileage -150000', '150 000 km | 150 000 كم | under 150 000 km'],
    [
      'mileage -60000',
      `60k km | 60,000 km | 60000kms | under 60000 km | less than 60k km | mileage under 60k | mileage 60000 | odometer 60k |
       60 الف كم | اقل من 60 الف كم | عداد 60 الف | ماشي 60 الف | ماشية ٦٠ ألف كيلو | ممشى 60 الف | تحت 60 الف كيلو |
       60k mileage | 60 الف ماشي`,
    ],
    ['mileage -60000', 'low mileage | low km | ماشي قليل | ماشية قليل | عداد قليل | قليلة المشي'],
    ['mileage -100000', 'mileage not over 100k | عداد مو فوق 100 الف | under 100k km'],
    ['mileage -60000', 'max 50-60k km | under 50k km - 60k km'],
    ['mileage 200000-', 'over 200k km | فوق 200 الف كم | اكثر من 200 الف كيلو'],
    ['mileage 50000-80000', 'between 50k and 80k km | 50-80 الف كم'],
  ])
})

describe('among other parts', () => {
  test.each([
    ['land cruiser 70 الف', ['price -70000']],
    ['تانك 300 الف', ['price -300000']],
    ['2018 ماشي 50 الف', ['year 2018-2018', 'mileage -50000']],
    ['2018 max 100k', ['year 2018-2018', 'price -100000']],
    ['tiggo 8 pro max 100k', ['price -100000']],
    ['camry 2018 less than 60000', ['year 2018-2018', 'price -60000']],
    ['suv under 100k and over 2018', ['price -100000', 'year 2018-']],
    ['تحت 100 الف وفوق 2018', ['price -100000', 'year 2018-']],
    ['تحت 100 الف و فوق 2018', ['price -100000', 'year 2018-']],
    ['100k and above 2018', ['price -100000', 'year 2018-']],
    ['فوق 2018 وتحت 100 الف', ['year 2018-', 'price -100000']],
    ['2018 وتحت 100 الف', ['year 2018-2018', 'price -100000']],
    ['2018 and less than 100k', ['year 2018-2018', 'price -100000']],
    // A year that stands alone keeps its "and over", and so does what a comma ends.
    ['2018 وفوق 100 الف', ['year 2018-', 'price -100000']],
    ['2018 وفوق تحت 100 الف', ['year 2018-', 'price -100000']],
    ['100k and above, 2018', ['price 100000-', 'year 2018-2018']],
    ['2018 or newer 100k', ['year 2018-', 'price -100000']],
    ['under 100k and not older than 2018', ['price -100000', 'year 2018-']],
    ['under 2018 - 100k', ['year -2018', 'price -100000']],
    ['under 50k km up to 100k', ['mileage -50000', 'price -100000']],
    ['باترول بأقل من 100 الف', ['price -100000']],
    ['accidents no, under 100k', ['price -100000']],
    ['بدون 2018', ['year 2018-2018']],
    ['not under warranty', []],
    ['ميتسوبيشي ال200', []],
    ['min 50k max 100k', ['price 50000-', 'price -100000']],
    ['toyota 2020 2021', ['year 2020-2021']],
    ['bmw 520i 2019 50k km', ['year 2019-2019', 'mileage -50000']],
    ['land cruiser 2008', ['year 2008-2008']],
    ['2008 peugeot 308', ['year 2008-2008']],
    ['peugeot 3008 2020', ['year 2020-2020']],
    ['ram 1500', []],
    ['tesla model 3', []],
    ['call 55512345', []],
    ['+974 3344 5566', []],
    ['+97433445566', []],
    ['+966 55 123 4567', []],
    ['+٩٧٤ 3344-5566', []],
    ['+970 2020', ['price 970000-', 'year 2020-2020']],
    ['2018 50k km', ['year 2018-2018', 'mileage -50000']],
    ['bmw 3 m', []],
  ])('%s', (text, expected) => expect(rangesOf(text)).toEqual(expected))

  test('the sign of a limit belongs to its place', () => {
    for (const [text, said] of [
      ['camry >2020', '>2020'],
      ['camry < 2020', '< 2020'],
      ['camry 2020+', '2020+'],
      ['camry +2018', '+2018'],
      ['camry 2018 + white', '2018 +'],
    ]) {
      const { start, end } = interpret(text!).understood.find(({ kind }) => kind === 'year')!
      expect(text!.slice(start, end)).toBe(said)
    }
  })

  test('the words of a limit are no words of a listing while its number is still being typed', () => {
    for (const text of ['not over', 'مو فوق', 'بأقل من']) expect(interpret(text).terms).toEqual([])
  })

  test('2008 alone is the year and the Peugeot, and not understood as either', () => {
    const { terms, ranges, understood } = interpret('2008')
    expect(terms.map(({ attributes }) => attributes.map(({ key }) => key))).toEqual([
      ['model:Peugeot/2008', 'year:2008'],
    ])
    expect([ranges, understood]).toEqual([[], []])
  })

  test('the beginning of a year is any such year', () => {
    const keys = interpret('202').terms[0]!.attributes.map(({ key }) => key)
    expect(keys).toContain('year:2020')
    expect(keys).not.toContain(`year:${nextYear + 1}`)
  })
})

describe('two limits beside one another', () => {
  test.each<[string, string[]]>([
    ['باترول 2018 وفوق ماشي 60 الف', ['year 2018-', 'mileage -60000']],
    ['2018 and above budget 60k', ['year 2018-', 'price -60000']],
    ['2018 وفوق ميزانية 60 الف', ['year 2018-', 'price -60000']],
    ['من 100 الف وتحت 200 الف', ['price 100000-', 'price -200000']],
    ['from 2018 and below 100k', ['year 2018-', 'price -100000']],
    ['من 80 الف ونازل موديل 2018 وطالع', ['price -80000', 'year 2018-']],
    ['من 80 الف ونازل 2018', ['price -80000', 'year 2018-2018']],
    ['من موديل 2018 بالكثير 100 الف', ['year 2018-', 'price -100000']],
    ['من موديل 2018 بالكثير عداد 100 الف', ['year 2018-', 'mileage -100000']],
    ['from 2018 not more 100k', ['year 2018-', 'price -100000']],
    ['patrol from 2018 and less mileage', ['year 2018-']],
    ['من 2018 واقل عداد', ['year 2018-']],
    ['from 2018 or less, 100k', ['year -2018', 'price -100000']],
    ['from 2018 and older 100k', ['year -2018', 'price -100000']],
    ['from 2018 or less 100k', ['year -2018', 'price -100000']],
    ['patrol from 150k or less 60k km', ['price -150000', 'mileage -60000']],
    ['من 80 الف ونازل 50 الف كم', ['price -80000', 'mileage -50000']],
    ['من 2018 ونازل 7 مقاعد', ['year -2018']],
    ['من 50 الف بالكثير 80 الف', ['price 50000-', 'price -80000']],
    ['من 100 الف ونازل ماشي 50 الف', ['price -100000', 'mileage -50000']],
    ['from 2018 and above 60k', ['year 2018-', 'price -60000']],
    ['موديل 2018 فما فوق 60 الف', ['year 2018-', 'price -60000']],
    ['كامري 60 الف وتحت موديل 2018 وفوق', ['price -60000', 'year 2018-']],
    ['100k and below 2018', ['price -100000', 'year 2018-2018']],
    ['under 100k and over 2018', ['price -100000', 'year 2018-']],
    ['max 2018 - 120k km', ['year -2018', 'mileage -120000']],
    ['2018 - 100k', ['year 2018-2018', 'price -100000']],
    ['between 2000 and 10000', ['price 2000-10000']],
    ['under fifty four wheel drive', ['price -50000']],
    ['تحت خمسين سبعة نفر', ['price -50000']],
    ['under fifty four thousand', ['price -54000']],
    ['accident no under 100k', ['price -100000']],
    ['حوادث لا تحت 100 الف', ['price -100000']],
    ['no more than 100k', ['price -100000']],
  ])('%s', (text, ranges) => expect(rangesOf(text)).toEqual(ranges))

  test.each(['not less than 7 seats', 'no more than one owner patrol', 'مو اقل من 7 مقاعد'])(
    '%s asks for no word "not"',
    (text) =>
      expect(interpret(text).terms.flatMap(({ words }) => words)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:not?|مو)$/)]),
      ),
  )
})
