import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import { aPlate } from '#functions/testing/builders.ts'
import type { ImportRecord, ImportRow } from '#functions/data/stock-imports.ts'
import {
  at,
  beforeNextWrite,
  fitsOnly,
  onceOnly,
  put,
  read,
  refuses,
  same,
} from '#functions/trust/guards/store.ts'
import type { Write } from '#functions/data/transact.ts'
import * as progress from '#functions/data/saved-searches.ts'
import * as asked from '#functions/data/confirmations.ts'
import * as chain from '#functions/data/transact.ts'
import * as outbox from '#functions/data/mail-outbox.ts'
import * as stops from '#functions/data/mail-stops.ts'
import * as retention from '#functions/data/retention.ts'
import * as standings from '#functions/data/offer-syncs.ts'
import * as data from '#functions/data/migrations.ts'
import * as imports from '#functions/data/stock-imports.ts'

const now = at.toISOString()
const later = new Date(at.getTime() + 60_000)

const anEmail = () =>
  ({
    id: newId('mail'),
    queuedAt: now,
    unsubscribe: null,
    failures: 0,
    traceId: 'guards',
  }) as unknown as Parameters<typeof outbox.mailWrite>[0]

const anImport = (): ImportRecord =>
  ({ id: newId('import'), ownerId: newId('user'), state: 'CHECKED', createdAt: now }) as ImportRecord

export const catchers = {
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
    return fitsOnly(progress.alertStillOn(alert), alert, [{ ...alert, since: later.toISOString() }, 'absent'])
  },
  'a seller asked by another run': async () => {
    await onceOnly(asked.askedWrite(newId('user'), undefined, at))
    await fitsOnly(asked.askedWrite(newId('user'), now, later), { at: now }, [{ at: later.toISOString() }])
  },
  'the end of the log, moved meanwhile': async () => {
    // All of the stack appends to one audit log, so the test uses a separate chain head.
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
  'a car that its seller has spoken of meanwhile': async () => {
    const seen = { listingId: newId('listing'), ownerId: newId('user'), dueAt: now, askedAt: null }
    await put(keys.confirmation(seen.listingId), { ...seen, dueAt: later.toISOString() })
    same(await asked.markAsked(seen, now, later), false)
    await asked.deleteConfirmation(seen)
    same((await read(keys.confirmation(seen.listingId)))?.['dueAt'], later.toISOString())
  },
  'a letter twice, or claimed by another run': async () => {
    const mail = anEmail()
    await onceOnly(outbox.mailWrite(mail))
    const due = { mail, place: String((await read(keys.mail(mail.id)))?.['statusSk']) }
    same((await outbox.claimMail(due, later))?.mail.id, mail.id)
    same(await outbox.claimMail(due, later), undefined)
  },
  'an email that counts, replaced by one that says less': async () => {
    const counting = (count: number) =>
      outbox.digestWrite({ ...anEmail(), content: { kind: 'LEAD_RECEIVED', about: { count } } })
    await fitsOnly(counting(3), { said: 2 }, [{ said: 3 }, { said: 4 }])
  },
  'an email that counts more by the time it was sent': async () => {
    const mail = { ...anEmail(), content: { kind: 'LEAD_RECEIVED' as const, about: { count: 2 } } }
    await put(keys.mail(mail.id), { said: 3 })
    await outbox.deleteMail(mail.id, mail)
    same((await read(keys.mail(mail.id)))?.['said'], 3)
    await put(keys.mail(mail.id), { said: 2 })
    await outbox.deleteMail(mail.id, mail)
    same(await read(keys.mail(mail.id)), undefined)
  },
  'an email that another worker tries, or that is claimed anew meanwhile': async () => {
    const content = { channel: 'email', to: 'noor@guards.example', language: 'en' } as const
    const mail = { ...anEmail(), ...content, content: { kind: 'ACCOUNT_DELETED' } } as const
    await chain.transact([outbox.mailWrite(mail)])
    const stored = await read(keys.mail(mail.id))
    const claim = { id: mail.id, place: String(stored?.['statusSk']) }
    const take = async () => (await outbox.takeMail(claim, at, later))?.mail.id
    same(await take(), mail.id)
    same(await take(), undefined)
    await put(keys.mail(mail.id), stored)
    beforeNextWrite(() => put(keys.mail(mail.id), { ...stored, statusSk: 'elsewhere' }))
    same(await take(), undefined)
  },
  'a complaint that a later failure would hide': async () => {
    const address = `${newId('mail')}@guards.example`
    const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000)
    const reasonIn = async (days: number) => (await stops.readMailStop(address, inDays(days)))?.reason
    await stops.stopMail(address, 'bounce', at)
    await stops.stopMail(address, 'complaint', at)
    await stops.stopMail(address, 'bounce', at)
    same(await reasonIn(0), 'complaint')
    // A complaint renews itself, and gives way once it has expired.
    await stops.stopMail(address, 'complaint', inDays(300))
    same(await reasonIn(400), 'complaint')
    await stops.stopMail(address, 'bounce', inDays(665))
    same(await reasonIn(665), 'bounce')
    // A failure that may pass, counted while a complaint comes in.
    await stops.resumeMail(address)
    beforeNextWrite(() => stops.stopMail(address, 'complaint', at))
    await stops.countPassingBounce(address, at)
    same(await reasonIn(60), 'complaint')
  },
  'documents whose end has moved': async () => {
    const seen = { kind: 'LISTING' as const, id: newId('listing'), dueAt: now }
    await put(keys.retention('LISTING', seen.id), { ...seen, dueAt: later.toISOString() })
    same(await retention.deleteRetention(seen), false)
  },
  'a standing that has changed again': async () => {
    const userId = newId('user')
    await put(keys.offerSync(userId), { userId, at: now, mark: 'b' })
    same(await standings.finishOfferSync({ userId, at: now, mark: 'a', hides: false }), false)
  },
  'an import in another state': async () => {
    const one = anImport()
    await imports.insertImport(one)
    same(await imports.changeImport(one.id, ['CHECKING'], { state: 'APPLYING' }), false)
    same(await imports.changeImport(one.id, ['CHECKED'], { state: 'APPLYING' }), true)
    const undo = { state: 'RUNNING', undone: 0, kept: 0, startedAt: one.createdAt, finishedAt: null } as const
    const again = () => imports.changeImport(one.id, ['APPLYING'], { done: 1 }, { withoutUndo: true })
    await imports.changeImport(one.id, ['APPLYING'], { undo })
    same(await again(), false)
  },
  'a row that another run has done': async () => {
    const one = anImport()
    const of = { id: one.id, run: 'a' }
    await put(keys.importRow(one.id, 'a', 1), { outcome: null } as Partial<ImportRow>)
    await onceOnly(imports.rowDoneWrite(of, 1))
    same(await imports.failRow(of, 1, 'CONFLICT'), false)
  },
  'a row that is not carried out, or that another run has taken back': async () => {
    const write = imports.rowUndoWrite({ id: newId('import'), run: 'a' }, 1, {
      outcome: 'UNDONE',
      reason: null,
      fields: [],
    })
    const undo = { outcome: 'KEPT', reason: 'GONE', fields: [] }
    await fitsOnly(write, { outcome: 'DONE' }, [
      { outcome: null },
      { outcome: 'FAILED' },
      { outcome: 'DONE', undo },
      'absent',
    ])
  },
  'a saved plate that is removed, or found by it, meanwhile': async () => {
    const [userId, plateId] = [newId('user'), newId('plate')]
    const item = { ...keys.favoritePlate(userId, plateId), savedAt: now }
    const [named, ...more] = data.migrations.flatMap(({ upgrade }) => upgrade(item))
    same(more.length, 0)
    await fitsOnly(named!, item, [{ ...item, ownerPk: 'SAVERS#else' }, 'absent'])
  },
  'data that a run which lags behind would set back': async () => {
    // The version of this table stands in one item; the test uses another.
    const elsewhere = ({ Update }: Write): Write => ({
      Update: { ...Update!, Key: { pk: `GUARDS#${newId('audit')}`, sk: 'STATE' } },
    })
    const progress = { to: 81, cursor: null, seen: 1, changed: 1 }
    await fitsOnly(elsewhere(data.progressWrite(80, progress)), { version: 80 }, [{ version: 90 }])
    await fitsOnly(elsewhere(data.progressWrite(80, progress)), 'absent', [])
    await fitsOnly(elsewhere(data.versionWrite(81)), { version: 81 }, [{ version: 90 }])
  },
  'a plate that has changed since it was found waiting': async () => {
    const plate = aPlate({ id: newId('plate'), ownerId: newId('user'), status: 'PENDING', version: 4 })
    const item = { ...keys.plate(plate.id), ...plate }
    const [noted, ...more] = data.migrations.flatMap(({ upgrade }) => upgrade(item))
    same(more.length, 1)
    await fitsOnly(noted!, { version: 4 }, [{ version: 5 }])
  },
  'counts that were moved already': async () => {
    const listing = { ...keys.listing(newId('listing')), id: newId('listing'), ownerId: newId('user') }
    const counted = { ...listing, viewCount: 3, contactCount: 0, saveCount: 0 }
    await put(counted, counted)
    const writes = data.migrations.flatMap(({ upgrade }) => upgrade(counted))
    await chain.transact(writes)
    await refuses('ConditionsFailed', () => chain.transact(writes))
    same((await read(keys.counts(listing.ownerId, listing.id)))?.['viewCount'], 3)
  },
}
