/** One thing that people do on the site, as requests of the API, and how often it happens in a thousand visits. */
export type Act = {
  name: string
  /**
   * The requests of one act, in the order of the site. `{listing}`, `{lead}` … are filled in by the measurement; `{price}` with another one
   * each time, since an answer that was given before costs next to nothing.
   */
  calls: readonly Call[]
  perThousandVisits: number
  /** Visitors do it who only look around. */
  isBrowsing?: true
}

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Whose session it carries: an account of the demo, or somebody who has just registered and done nothing yet. */
  as?: 'buyer' | 'dealer' | 'newcomer'
  body?: unknown
  /** Measured this often, each time about another car: what is counted once a visitor would else be free. */
  times?: number
  /** Measured about one car alone, so that what every eightieth viewer's request does for the others is shared among all. */
  isOneCar?: boolean
}

const get = (path: string, as?: Call['as']): Call => ({ method: 'GET', path, ...(as && { as }) })

/**
 * The acts of a visit. The requests are those that the browser makes; how often each act happens is our assumption about a
 * classifieds site and nothing measured: three cars looked at in a visit, one of them to its end and another one half, one visit in thirty with a
 * message.
 */
export const acts: readonly Act[] = [
  {
    // With the counts of the market.
    name: 'opens the home page',
    calls: [get('/api/config/makes-models'), get('/api/listings/featured'), get('/api/listings?limit=1')],
    perThousandVisits: 600,
    isBrowsing: true,
  },
  {
    name: 'reads the home page to its end',
    calls: [get('/api/number-plates?sortBy=featured&sortOrder=desc&page=1&limit=8'), get('/api/dealers')],
    perThousandVisits: 200,
    isBrowsing: true,
  },
  {
    name: 'searches or changes a filter',
    calls: [get('/api/listings?make=Toyota&maxPrice={price}&sortBy=priceQAR&sortOrder=asc&page=1&limit=20')],
    perThousandVisits: 3000,
    isBrowsing: true,
  },
  {
    name: 'opens a car',
    calls: [get('/api/listings/{slug}')],
    perThousandVisits: 3000,
    isBrowsing: true,
  },
  {
    // At once by who comes from outside; from a list, whose card has the verdict, by who scrolls to the reasons.
    name: 'compares its price',
    calls: [get('/api/listings/{listing}/price-rating')],
    perThousandVisits: 2000,
    isBrowsing: true,
  },
  {
    // At the end of the page.
    name: 'sees similar cars',
    calls: [get('/api/listings?make={make}&limit=5')],
    perThousandVisits: 1500,
    isBrowsing: true,
  },
  {
    // One call for the cars of a visit, as the page goes out of sight.
    name: 'has its views counted',
    calls: [
      {
        method: 'POST',
        path: '/api/listings/{listing}/views',
        body: { also: ['{second}', '{third}'] },
        times: 240,
        isOneCar: true,
      },
    ],
    perThousandVisits: 1000,
    isBrowsing: true,
  },
  {
    // Every browser that shows the list of cars, and has room for its index. The files are kept by name for a week.
    name: 'asks for the browser’s index',
    calls: [get('/api/market-index')],
    perThousandVisits: 1000,
    isBrowsing: true,
  },
  {
    // The tab keeps the answer for its other cars; reckoned as if every visit opened one.
    name: 'sees rates on the first car',
    calls: [get('/api/financing/providers')],
    perThousandVisits: 1000,
    isBrowsing: true,
  },
  {
    name: 'looks at number plates',
    calls: [get('/api/number-plates?page=1&limit=24')],
    perThousandVisits: 300,
    isBrowsing: true,
  },
  {
    name: 'opens a dealer',
    calls: [get('/api/dealers/{dealer}'), get('/api/listings?dealerOnly=true&limit=20')],
    perThousandVisits: 200,
    isBrowsing: true,
  },
  {
    name: 'comes back signed in',
    calls: [
      get('/api/user', 'buyer'),
      get('/api/user/favorites', 'buyer'),
      get('/api/user/notifications', 'buyer'),
    ],
    perThousandVisits: 200,
  },
  {
    name: 'signs in',
    calls: [{ method: 'POST', path: '/api/login', body: { username: 'buyer', password: 'Sayara123' } }],
    perThousandVisits: 30,
  },
  {
    name: 'saves a car',
    calls: [{ method: 'POST', path: '/api/user/favorites', as: 'buyer', body: { listingId: '{listing}' } }],
    perThousandVisits: 60,
  },
  {
    name: 'writes to a seller',
    calls: [
      {
        method: 'POST',
        path: '/api/leads',
        as: 'newcomer',
        body: {
          listingId: '{listing}',
          buyerName: 'Khalid Al Mansoori',
          buyerPhone: '5512 3456',
          message: 'Good evening, is the car still available? I can come tomorrow.',
        },
      },
    ],
    perThousandVisits: 30,
  },
  {
    name: 'reads and answers as a seller',
    calls: [get('/api/seller/listings', 'dealer'), get('/api/seller/leads', 'dealer')],
    perThousandVisits: 30,
  },
]
