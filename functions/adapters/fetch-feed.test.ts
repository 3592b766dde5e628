import { gzipSync } from 'node:zlib'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { feedHost, startFeedServer, type FeedServer } from '#functions/testing/feed-server.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { fetchFile } from './fetch-feed.ts'

const at = `https://${feedHost}/stock.csv?key=secret`
const mostBytes = sellingLimits.import.bytes

/** Fetches with the very agent of the job, which asks a name server that answers as it is told. */
const fetchWhere = async (...addresses: (string | string[])[]) => {
  let asked = 0
  const lookup = (_host: string, options: { all?: boolean }, done: (...answer: unknown[]) => void) => {
    const found = addresses[Math.min(asked++, addresses.length - 1)]!
    const all = [found].flat().map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (options.all) done(null, all)
    else done(null, all[0]?.address, all[0]?.family)
  }
  const fetched = await fetchFile(at, null, {
    makeAgent: () => new RequestFilteringHttpsAgent({ lookup } as never),
  })
  return { fetched, asked }
}

const refused = { outcome: 'FAILED', problem: 'ADDRESS_REFUSED' }

describe('a name that leads', () => {
  it.each([
    ['to this machine', '127.0.0.1'],
    ['to another address of this machine', '127.8.8.8'],
    ['to this machine in IPv6', '::1'],
    ['to this machine as an IPv4 address in IPv6', '::ffff:127.0.0.1'],
    ['to this machine as an IPv4-compatible address', '::127.0.0.1'],
    ['to a private network', '10.0.0.1'],
    ['to a second private network', '172.16.5.4'],
    ['to a third private network', '192.168.1.1'],
    ['to a private network in IPv6', 'fd12:3456::1'],
    ['to the metadata of the cloud', '169.254.169.254'],
    ['to the metadata of the cloud in IPv6', 'fd00:ec2::254'],
    ['to the credentials of a container', '169.254.170.2'],
    ['to a link-local address', 'fe80::1'],
    ['to a carrier’s own network', '100.64.0.1'],
    ['to no address', '0.0.0.0'],
    ['to no address in IPv6', '::'],
    ['to everybody', '255.255.255.255'],
    ['to a group', '224.0.0.1'],
    ['to a group in IPv6', 'ff02::1'],
    ['to a reserved network', '240.0.0.1'],
    ['to a network for benchmarks', '198.18.0.1'],
    ['to a network for examples', '192.0.2.1'],
    ['to a network of protocols', '192.0.0.8'],
    ['through NAT64', '64:ff9b::7f00:1'],
    ['through a NAT64 of a house', '64:ff9b:1::a00:1'],
    ['through 6to4', '2002:7f00:1::'],
    ['through Teredo', '2001:0:7f00:1::'],
    ['to nowhere', '100::1'],
  ])('%s is refused', async (_, address) => {
    expect((await fetchWhere(address)).fetched).toEqual(refused)
  })

  it('to a public address and a private one is refused as a whole', async () => {
    expect((await fetchWhere(['93.184.216.34', '10.0.0.1'])).fetched).toEqual(refused)
  })

  it('elsewhere when it is asked again is asked once', async () => {
    // 192.0.2.1 would be refused, 127.0.0.1 too: only the first answer counts, whatever the next one would be.
    const { fetched, asked } = await fetchWhere('127.0.0.1', '93.184.216.34')
    expect(fetched).toEqual(refused)
    expect(asked).toBe(1)
  })
})

it.each([
  'http://feed.example/stock.csv',
  'https://feed.example:8443/stock.csv',
  'https://user:password@feed.example/stock.csv',
  'https://@feed.example/stock.csv',
  'https://127.0.0.1/stock.csv',
  'https://2130706433/stock.csv',
  'https://0x7f.1/stock.csv',
  'https://0177.0.0.1/stock.csv',
  'https://[::1]/stock.csv',
  'https://[::ffff:10.0.0.1]/stock.csv',
  'https://localhost/stock.csv',
  'https://metadata/latest',
  'https://feed.example\\@10.0.0.1/stock.csv',
  'file:///etc/passwd',
  'ftp://feed.example/stock.csv',
  'data:text/csv,a',
])('%s is never asked', async (address) => {
  const asked = { count: 0 }
  const fetched = await fetchFile(address, null, {
    makeAgent: () => {
      asked.count++
      return new RequestFilteringHttpsAgent()
    },
  })
  expect(fetched).toEqual(refused)
  expect(asked.count).toBe(0)
})

describe('a server', () => {
  let server: FeedServer
  let answer: Parameters<typeof startFeedServer>[0]
  beforeAll(async () => {
    server = await startFeedServer((request, response) => answer(request, response))
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.asked.length = 0
  })
  afterEach(() => {
    answer = (_, response) => void response.end()
  })

  const textOf = async (address = at) => {
    const fetched = await server.fetchFile(address, null)
    return fetched.outcome === 'FILE' ? Buffer.from(fetched.bytes).toString() : fetched
  }

  it('sends a file, and what it calls it', async () => {
    answer = (_, response) => {
      response.setHeader('etag', '"1"')
      response.setHeader('last-modified', 'Fri, 27 Nov 2026 01:00:00 GMT')
      response.end('Stock number\nA-1\n')
    }
    expect(await server.fetchFile(at, null)).toEqual({
      outcome: 'FILE',
      bytes: Buffer.from('Stock number\nA-1\n'),
      etag: '"1"',
      lastModified: 'Fri, 27 Nov 2026 01:00:00 GMT',
    })
  })

  it('is asked whether a known file has changed, and nothing more when it has not', async () => {
    answer = (_, response) => void response.writeHead(304).end()
    const seen = { etag: '"1"', lastModified: 'Fri, 27 Nov 2026 01:00:00 GMT' }
    expect(await server.fetchFile(at, seen)).toEqual({ outcome: 'UNCHANGED' })
    expect(server.asked).toMatchObject([
      { headers: { 'if-none-match': seen.etag, 'if-modified-since': seen.lastModified } },
    ])
  })

  it('that says of an unknown file that it has not changed has failed', async () => {
    answer = (_, response) => void response.writeHead(304).end()
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'STATUS', status: 304 })
  })

  it('may pack the file', async () => {
    answer = (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('Stock number\n'))
    expect(await textOf()).toBe('Stock number\n')
  })

  it.each([
    ['what is not packed at all', 'gzip', 'Stock number'],
    ['a packing that nobody asked for', 'br', 'Stock number'],
  ])('that sends %s has failed', async (_, encoding, body) => {
    answer = (__, response) => void response.writeHead(200, { 'content-encoding': encoding }).end(body)
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'UNREADABLE' })
  })

  it.each([
    ['says so', { 'content-length': mostBytes + 1 }, Buffer.from('a')],
    ['does not say so', {}, Buffer.alloc(mostBytes + 1)],
    ['packs it', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50 * mostBytes))],
  ])('whose file is too large and that %s is left', async (_, headers, body) => {
    answer = (__, response) => void response.writeHead(200, headers).end(body)
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'TOO_LARGE' })
  })

  it.each([401, 404, 500])('that answers %i has failed', async (status) => {
    answer = (_, response) => void response.writeHead(status).end('no')
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'STATUS', status })
  })

  const redirecting = (location: string, until = 1): typeof answer => {
    let hops = 0
    return (_, response) => {
      if (hops++ < until) response.writeHead(302, { location }).end()
      else response.end('here')
    }
  }

  it('is followed three times, and not a fourth time', async () => {
    answer = redirecting('/other.csv', 3)
    expect(await textOf()).toBe('here')
    answer = redirecting('/other.csv', 4)
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'TOO_MANY_REDIRECTS' })
    expect(server.asked).toHaveLength(8)
  })

  it.each([
    'http://feed.example/stock.csv',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://feed.example:9200/',
    'https://a:b@feed.example/',
    '//169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'https://',
  ])('is not followed to %s', async (location) => {
    answer = redirecting(location)
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'REDIRECT_REFUSED' })
    expect(server.asked).toHaveLength(1)
  })

  it('with the certificate of another name, or of nobody, is not asked', async () => {
    expect(await textOf('https://other.example/stock.csv')).toMatchObject({ problem: 'CERTIFICATE' })
    const { fetched } = await fetchWithoutTrust(server)
    expect(fetched).toEqual({ outcome: 'FAILED', problem: 'CERTIFICATE' })
    expect(server.asked).toEqual([])
  })

  it.each<[string, typeof answer]>([
    ['never answers', () => {}],
    ['sends a byte now and then', (_, response) => void setInterval(() => response.write('a'), 20).unref()],
  ])('that %s is left in time', async (_, given) => {
    answer = given
    const fetched = await server.fetchFile(at, null, { timeoutMs: 300 })
    expect(fetched).toEqual({ outcome: 'FAILED', problem: 'TIMEOUT' })
  })

  it('that ends in the middle has failed', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('Stock')
      setImmediate(() => response.destroy())
    }
    expect(await textOf()).toEqual({ outcome: 'FAILED', problem: 'UNREACHABLE' })
  })
})

/** Fetches from the server with the job's own agent, which may connect to it but does not know who signed its certificate. */
const fetchWithoutTrust = async ({ port }: FeedServer) => {
  class There extends RequestFilteringHttpsAgent {
    override createConnection(options: never, done: never) {
      const lookup = (_: string, all: { all?: boolean }, end: (...answer: unknown[]) => void) =>
        all.all ? end(null, [{ address: '127.0.0.1', family: 4 }]) : end(null, '127.0.0.1', 4)
      return super.createConnection({ ...(options as object), port, lookup } as never, done)
    }
  }
  const makeAgent = () => new There({ allowIPAddressList: ['127.0.0.1'] })
  return { fetched: await fetchFile(at, null, { makeAgent }) }
}
