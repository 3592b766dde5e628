import { basename } from 'node:path/posix'
import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { discardWrite } from '#functions/data/stale-uploads.ts'
import { auditWrite, type Write } from '#functions/data/transact.ts'
import { claimWrite } from '#functions/data/uploads.ts'
import {
  deleteProvider,
  getProvider,
  insertProvider,
  replaceProvider,
  type ProviderKind,
  type ProviderRecord,
} from '#functions/data/providers.ts'
import type {
  createFinancingProvider,
  createInsuranceProvider,
  deleteFinancingProvider,
  deleteInsuranceProvider,
  updateFinancingProvider,
  updateInsuranceProvider,
} from '#shared/api/providers.ts'
import type { AuditAction } from '#shared/schemas/audit.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'

// The acts of admins on the two kinds of providers differ in nothing but the form.

const live = { getProvider, insertProvider, replaceProvider, deleteProvider, newId, now }

type Deps = typeof live
type CreateRoutes = { insurance: typeof createInsuranceProvider; financing: typeof createFinancingProvider }
type UpdateRoutes = { insurance: typeof updateInsuranceProvider; financing: typeof updateFinancingProvider }
type DeleteRoutes = { insurance: typeof deleteInsuranceProvider; financing: typeof deleteFinancingProvider }

type Form = { phoneNumber: string | null; logo?: string | null | undefined }

/** A form as it is stored: its logo, where it names one, as an address. */
const toStored = <F extends Form>({ logo, ...form }: F) => ({
  ...form,
  phoneNumber: form.phoneNumber === null ? null : toInternational(form.phoneNumber),
  ...(logo !== undefined && { logoUrl: logo && photoUrl(basename(logo)) }),
})

/** The writes that give a provider its logo and condemn the one before. A logo belongs to the provider, whichever admin uploaded it. */
const logoWrites = (id: string, actorId: string, before: string | null, after: string | null): Write[] =>
  before === after
    ? []
    : [
        ...(after ? [claimWrite(basename(after), actorId, id)] : []),
        // A logo of before there were uploads is one of the site's own files.
        ...(before && isIdOf('upload', basename(before)) ? [discardWrite(basename(before), id)] : []),
      ]

/** Whether a field is as it was; a company of before there were Arabic names has none, which a form sends as ''. */
const isSame = (value: unknown, before: unknown): boolean =>
  value === (before ?? (value === '' ? '' : before))

type Act = {
  action: AuditAction
  kind: ProviderKind
  subject: string
  actorId: string
  /** Names of what has changed. */
  fields?: readonly string[]
}

const record = ({ action, kind, subject, actorId, fields }: Act, deps: Deps) =>
  auditWrite({
    id: deps.newId('audit'),
    at: deps.now().toISOString(),
    actorId,
    action,
    subject,
    detail: { kind, ...(fields && { fields: fields.join(',') }) },
  })

/** The operation that adds a provider of a kind. @throws AppError PROVIDERS_FULL, UPLOAD_UNUSABLE */
export const createProviderOf =
  <K extends ProviderKind>(kind: K) =>
  async ({ actor, body }: Input<CreateRoutes[K]>, deps = live): Promise<ProviderRecord<K>> => {
    const id = deps.newId('provider')
    const provider = { logoUrl: null, ...toStored(body), id, version: 1 } as unknown as ProviderRecord<K>
    const act = record({ action: 'provider.create', kind, subject: id, actorId: actor.id }, deps)
    await deps.insertProvider(kind, provider, [act, ...logoWrites(id, actor.id, null, provider.logoUrl)])
    return provider
  }

/** The operation that changes a provider of a kind. @throws AppError NOT_FOUND, EDIT_CONFLICT, UPLOAD_UNUSABLE */
export const updateProviderOf =
  <K extends ProviderKind>(kind: K) =>
  async ({ actor, params, body }: Input<UpdateRoutes[K]>, deps = live): Promise<ProviderRecord<K>> => {
    const seen = await deps.getProvider(kind, params.id)
    if (!seen) throw new AppError('NOT_FOUND')
    const { version, ...form } = body
    if (version !== seen.version) throw new AppError('EDIT_CONFLICT')
    const wanted = toStored(form)
    const fields = Object.entries(wanted).flatMap(([name, value]) =>
      isSame(value, (seen as Record<string, unknown>)[name]) ? [] : [name],
    )
    if (fields.length === 0) return seen
    const provider = { ...seen, ...wanted, version: version + 1 }
    const act = record({ action: 'provider.edit', kind, subject: seen.id, actorId: actor.id, fields }, deps)
    const logo = logoWrites(seen.id, actor.id, seen.logoUrl, provider.logoUrl)
    await deps.replaceProvider(kind, provider, seen, [act, ...logo])
    return provider
  }

/** The operation that removes a provider of a kind. @throws AppError NOT_FOUND, EDIT_CONFLICT */
export const deleteProviderOf =
  <K extends ProviderKind>(kind: K) =>
  async ({ actor, params }: Input<DeleteRoutes[K]>, deps = live): Promise<void> => {
    const seen = await deps.getProvider(kind, params.id)
    if (!seen) throw new AppError('NOT_FOUND')
    const act = record({ action: 'provider.delete', kind, subject: seen.id, actorId: actor.id }, deps)
    await deps.deleteProvider(kind, seen, [act, ...logoWrites(seen.id, actor.id, seen.logoUrl, null)])
  }
