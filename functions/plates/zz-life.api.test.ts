import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { api, apiOk, anyIp } from '#functions/testing/api.ts'
import { registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { decidePlate, freeNumber, offerPlate, plateForm, publishPlate } from '#functions/testing/plates.ts'
import { removeDeletedUsers } from '#functions/jobs/remove-deleted-users.ts'
import { compactPlateIndex } from '#functions/jobs/compact-plate-index.ts'
import { takeFromLimit } from '#functions/data/rate-limits.ts'
const log = (...x: any[]) => process.stderr.write(x.map((y) => typeof y === 'string' ? y : JSON.stringify(y)).join(' ') + '\n')
const inq = (p: Person, id: string, parts = {}) => api('POST', `/api/number-plates/${id}/inquiries`, { token: p.token, body: { name: 'Maryam', phone: '5512 3456', email: '', message: 'still?', ...parts } })
const say = (p: Person, id: string, availability: string) => apiOk('PUT', `/api/number-plates/${id}/availability`, { token: p.token, body: { availability } })
const fav = (p: Person, plateId: string) => api('POST', '/api/user/favorite-plates', { token: p.token, body: { plateId } })
it('life', { timeout: 120000 }, async () => {
  const admin = await registerAdmin(); const [s, buyer, other] = [await registerSeller({ firstName: 'Sell' }), await registerSeller({ firstName: 'Buy' }), await registerSeller()]
  const P: any = {}
  for (const k of ['pend', 'appr', 'rej', 'sold', 'soldTaken', 'resv', 'late']) P[k] = await offerPlate(s)
  for (const k of ['appr', 'sold', 'soldTaken', 'resv']) await decidePlate(admin, P[k].id, { status: 'APPROVED' })
  await decidePlate(admin, P.rej.id, { status: 'REJECTED', rejectionReason: 'x' })
  log('inq', (await inq(buyer, P.appr.id)).status, (await inq(buyer, P.sold.id)).status)
  await say(s, P.sold.id, 'SOLD'); await say(s, P.soldTaken.id, 'SOLD'); await say(s, P.resv.id, 'RESERVED')
  const taken = await offerPlate(other, { plateNumber: P.soldTaken.number })
  for (const k of ['appr', 'sold', 'resv', 'pend', 'rej']) log('fav', k, (await fav(buyer, P[k].id)).status)
  const own = await publishPlate(buyer, admin)
  log('s fav', (await fav(s, own.id)).status, (await inq(s, own.id)).status)
  const ex = (await apiOk('GET', '/api/user/export', { token: s.token })).body
  log('export', Object.keys(ex), ex.plates.length, ex.favoritePlates, ex.leads.length, JSON.stringify(ex).includes('Maryam'), JSON.stringify(ex).match(/.{40}\+97455123456.{20}/g))
  log('summary', (await apiOk('GET', '/api/seller/summary', { token: s.token })).body)
  await delay(1500)
  const total = async (n: string) => (await apiOk('GET', '/api/number-plates?search=' + n)).body.total
  log('list', await total(P.appr.number))
  await compactPlateIndex()
  const t0 = Date.now()
  log('delete', (await api('DELETE', '/api/user', { token: s.token, body: { password: 'Sayara123' } })).status)
  log('approve of late while deleted', (await decidePlate(admin, P.late.id, { status: 'APPROVED' })).body)
  for (let i = 0; i < 8; i++) {
    const st = []; for (const k in P) st.push(k + ':' + (await api('GET', '/api/number-plates/' + P[k].id, { token: admin.token })).status)
    log(((Date.now() - t0) / 1000).toFixed(1), st.join(' '), 'list', await total(P.appr.number), 'late', await total(P.late.number), 'favs', (await apiOk('GET', '/api/user/favorite-plates', { token: buyer.token })).body.length, 'est', (await apiOk('GET', '/api/number-plates/estimate?plateNumber=444444')).body.comparables.filter((c: any) => c.number === P.appr.number).length)
    await delay(600)
  }
  await removeDeletedUsers()
  await compactPlateIndex(); await delay(1200)
  log('after compaction', await total(P.appr.number), await total(P.late.number))
  for (const k in P) { const r = await api('POST', '/api/number-plates', { token: buyer.token, body: plateForm(P[k].number) }); log('reclaim', k, r.status, r.body.code ?? '') }
  log('leads', (await apiOk('GET', '/api/user/leads', { token: buyer.token })).body.map((x: any) => [x.listingTitle, x.plate, x.sellerName, x.isOrphaned]))
  log('favs', (await apiOk('GET', '/api/user/favorite-plates', { token: buyer.token })).body.length)
  // mixed limits
  const q = await registerSeller(); const pl = []; for (let i = 0; i < 7; i++) pl.push(await publishPlate(other, admin))
  log('inq par', (await Promise.all(pl.map((x) => inq(q, x.id)))).map((x) => x.status + ':' + (x.body.code ?? '')))
  const q2 = await registerSeller(); log('same par', (await Promise.all(Array.from({ length: 5 }, () => inq(q2, pl[0].id)))).map((x) => x.status + ':' + (x.body.code ?? '')))
  const detail = (await apiOk('GET', '/api/number-plates/' + pl[0].id)).body; log('contactCount', detail.contactCount)
  // bad inquiry inputs do not use the limit
  const q3 = await registerSeller(); for (let i = 0; i < 8; i++) await inq(q3, pl[0].id, { phone: 'abc' }); log('after bad', (await inq(q3, pl[0].id)).status)
  const q4 = await registerSeller(); for (let i = 0; i < 8; i++) log((await inq(q4, P.rej.id)).status); log('after 404s', (await inq(q4, pl[0].id)).status)
  // message with html, bidi
  const q5 = await registerSeller(); const r = await inq(q5, pl[1].id, { name: '<script>alert(1)</script>', message: '\u202e</script><b>"\'' , email: 'a@b.co' }); log(r.status, r.body)
  for (const [p] of [[{ phone: '' }], [{ name: '' }], [{ name: '\u200b' }], [{ message: 'x'.repeat(2001) }], [{ email: 'x' }], [{ x: 1 }], [{ phone: '٥٥١٢٣٤٥٦' }]] as any) { const z = await registerSeller(); const r = await inq(z, pl[2].id, p); log(JSON.stringify(p).slice(0, 40), r.status, r.body.issues ?? r.body.buyerPhone) }
})
