/** What a buyer of the demo says about a dealership, and perhaps what it answers. */
export type ReviewText = {
  stars: number
  described: number | null
  manner: number | null
  price: number | null
  text: string
  bought: boolean
  isNamed: boolean
  answer?: string
  /** What the dealership writes to the admins, where it reports one. */
  report?: string
}

const of = (
  stars: number,
  [described, manner, price]: readonly [number | null, number | null, number | null],
  text: string,
  more: Partial<Pick<ReviewText, 'bought' | 'isNamed' | 'answer' | 'report'>> = {},
): ReviewText => ({ stars, described, manner, price, text, bought: false, isNamed: true, ...more })

/** In the order in which they are given: both languages, and more good ones than bad ones. */
export const reviewTexts: readonly ReviewText[] = [
  of(5, [5, 5, 5], 'السيارة كما وُصفت بالضبط، والفحص في فاحص طلع نظيف. تعامل محترم من أول رسالة.', {
    bought: true,
  }),
  of(
    4,
    [4, 5, 4],
    'Answered within the hour and let me take the car to my own workshop. One small scratch was not in the photos.',
    { answer: 'Thank you. We have added a photo of that door, and touched it up since.' },
  ),
  of(
    5,
    [5, null, 5],
    'Price on the paper was the price in the listing. Ownership moved the same day at Metrash.',
    {
      bought: true,
      isNamed: false,
    },
  ),
  of(3, [3, 4, 3], 'السيارة زينة لكن الإطارات تحتاج تبديل وما كان مذكور. السعر نزل شوي بعد الكلام.', {
    answer: 'نعتذر عن ذلك، صار فحص الإطارات جزءًا من وصف كل سيارة عندنا.',
  }),
  of(5, [5, 5, null], 'They told me about the repainted bumper before I asked. That is how it should be.'),
  of(4, [5, 3, 5], 'الرد تأخر يوم بسبب العطلة، لكن المعاملة في المعرض كانت ممتازة وكل الأوراق جاهزة.', {
    bought: true,
  }),
  of(
    2,
    [2, 3, null],
    'I drove from Al Khor and the car had been reserved that morning. Nobody had written to me.',
    {
      isNamed: false,
      report: 'We had called the number on the request that morning, twice. Our log shows both calls.',
    },
  ),
  of(
    5,
    [4, 5, 5],
    'Full service record, two keys, and they were patient while my father checked everything.',
    {
      bought: true,
    },
  ),
  of(5, [5, 5, 4], 'عطوني السيارة أفحصها يوم كامل عند الفني اللي أثق فيه، وما كان فيها شي مخفي.', {
    bought: true,
    answer: 'ألف مبروك عليك، وهذا حق كل مشترٍ عندنا.',
  }),
  of(
    4,
    [5, 4, 3],
    'Clean car and an honest description. The price had little room, but they said so from the start.',
  ),
  of(3, [4, 2, 4], 'السيارة مثل الصور، بس انتظرت في المعرض ساعة رغم أن الموعد كان محجوز.', {
    isNamed: false,
  }),
  of(
    5,
    [5, 5, 5],
    'They sent a video of the cold start before I came. Transfer, insurance and plates were done in one morning.',
    { bought: true },
  ),
  of(4, [4, 5, null], 'ردهم سريع ويعرفون سياراتهم زين. طلبت تقرير الفحص ووصلني في نفس اليوم.'),
  of(5, [5, 4, 5], 'Third car for our family from here. Mileage matched the service book each time.', {
    bought: true,
    answer: 'Thank you for coming back. Greetings to your brother.',
  }),
]
