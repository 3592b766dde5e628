import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import type { ImportRecord, ImportRow } from '#functions/data/stock-imports.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { at, fitsOnly, onceOnly, put, read, same } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'
import type { Write } from '#functions/data/transact.ts'

const progress = switched<typeof import('#functions/data/saved-searches.ts')>(
  '#functions/data/saved-searches.ts',
)
const alerts = switched<typeof import('#functions/data/saved-searches.ts')>(
  '#functions/data/saved-searches.ts',
)
const asked = switched<typeof import('#functions/data/confirmations.ts')>('#functions/data/confirmations.ts')
const chain = switched<typeof import('#functions/data/audit-chain.ts')>('#functions/data/audit-chain.ts')
const links = switched<typeof import('#functions/data/confirmations.ts')>('#functions/data/confirmations.ts')
const waiting = switched<typeof import('#functions/data/confirmations.ts')>(
  '#functions/data/confirmations.ts',
)
const outbox = switched<typeof import('#functions/data/mail-outbox.ts')>('#functions/data/mail-outbox.ts')
const retention = switched<typeof import('#functions/data/retention.ts')>('#functions/data/retention.ts')
const standings = switched<typeof import('#functions/data/standings.ts')>('#functions/data/standings.ts')
const imports = switched<typeof import('#functions/data/stock-imports.ts')>(
  '#functions/data/stock-imports.ts',
)
const rows = switched<typeof import('#functions/data/stock-imports.ts')>('#functions/data/stock-imports.ts')

const now = at.toISOString()
const later = new Date(at.getTime() + 60_000)

const aLetter = () =>
  ({
    id: newId('mail'),
    queuedAt: now,
    unsubscribe: null,
    failures: 0,
    traceId: 'guards',
  }) as unknown as Parameters<typeof outbox.mailWrite>[0]

const anImport = (): ImportRecord =>
  ({ id: newId('import'), ownerId: newId('user'), state: 'CHECKED', createdAt: now }) as ImportRecord

export const worked = catchers('jobs', {
  'alerts told by another run': async () => {
    const next = { watermarks: [], startedAt: now, failedRuns: 0 } as never
    const key = keys.jobState('alerts')
    const before = await read(key)
    const seen = { watermarks: [], startedAt: now, failedRuns: 0, version: -7 }
    if (!before) await put(key, { ...seen, version: 1 })
    same(await progress.advanceAlerts(next, seen), false)
    same(await progress.advanceAlerts(next, undefined), false)
  },
  'an alert that is off, or on anew': () => {
    const alert = {
      userId: newId('user'),
      searchId: newId('savedSearch'),
      make: 'Kia',
      name: '',
      params: {},
      since: now,
    }
    return fitsOnly(alerts.alertStillOn(alert), alert, [{ ...alert, since: later.toISOString() }, 'absent'])
  },
  'a seller asked by another run': async () => {
    await onceOnly(asked.askedWrite(newId('user'), undefined, at))
    await fitsOnly(asked.askedWrite(newId('user'), now, later), { at: now }, [{ at: later.toISOString() }])
  },
  'a record at a place that is taken': async () => {
    const sequence = 1e12 + Math.floor(Math.random() * 1e12)
    const [entry] = chain.chainOnto({ sequence, hash: 'a' }, [
      { id: newId('audit'), at: now, actorId: 'operator', action: 'user.admin', subject: newId('user') },
    ])
    await onceOnly(chain.entryWrite(entry!) as Write)
  },
  'the end of the log, moved meanwhile': async () => {
    // The log of the stack is everybody's, so what is tried is laid beside it.
    const moved = (seen: { sequence: number; hash: string }) => {
      const { Put } = chain.headWrite({ sequence: 9, hash: 'z' }, seen)
      return { Put: { ...Put!, Item: { ...Put!.Item, pk: `GUARDS#${newId('audit')}` } } } as Write
    }
    await fitsOnly(moved({ sequence: 4, hash: 'd' }), { sequence: 4, hash: 'd' }, [
      { sequence: 5, hash: 'd' },
      { sequence: 4, hash: 'e' },
    ])
    await fitsOnly(moved({ sequence: 0, hash: '' }), 'absent', [{ sequence: 1, hash: 'a' }])
  },
  'a link made twice': () => {
    const link = { token: newId('mail'), userId: newId('user'), listingId: null }
    return onceOnly(links.availabilityLinkWrite(link, at))
  },
  'a car that its seller has spoken of meanwhile': async () => {
    const seen = { listingId: newId('listing'), ownerId: newId('user'), dueAt: now, askedAt: null }
    await put(keys.confirmation(seen.listingId), { ...seen, dueAt: later.toISOString() })
    same(await waiting.markAsked(seen, now, later), false)
    await waiting.deleteConfirmation(seen)
    same((await read(keys.confirmation(seen.listingId)))?.['dueAt'], later.toISOString())
  },
  'a letter twice, or claimed by another run': async () => {
    const mail = aLetter()
    await onceOnly(outbox.mailWrite(mail))
    const due = { mail, place: String((await read(keys.mail(mail.id)))?.['statusSk']) }
    same((await outbox.claimMail(due, later))?.mail.id, mail.id)
    same(await outbox.claimMail(due, later), undefined)
  },
  'papers whose end has moved': async () => {
    const seen = { kind: 'LISTING' as const, id: newId('listing'), dueAt: now }
    await put(keys.retention('LISTING', seen.id), { ...seen, dueAt: later.toISOString() })
    same(await retention.forgetRetention(seen), false)
  },
  'a standing that has changed again': async () => {
    const userId = newId('user')
    await put(keys.standing(userId), { userId, at: now, mark: 'b' })
    same(await standings.settleStanding({ userId, at: now, mark: 'a' }), false)
  },
  'an import in another state': async () => {
    const one = anImport()
    await imports.insertImport(one)
    same(await imports.changeImport(one.id, ['CHECKING'], { state: 'APPLYING' }), false)
    same(await imports.changeImport(one.id, ['CHECKED'], { state: 'APPLYING' }), true)
  },
  'a row that another run has done': async () => {
    const one = anImport()
    const of = { id: one.id, run: 'a' }
    await put(keys.importRow(one.id, 'a', 1), { outcome: null } as Partial<ImportRow>)
    await onceOnly(rows.rowDoneWrite(of, 1))
    same(await rows.failRow(of, 1, 'CONFLICT'), false)
  },
})
