import { documentTypeWords } from '#shared/reference/document-types.ts'
import { reasonsOf, type ModeratedKind } from '#shared/reference/moderation-reasons.ts'
import type { Words } from '#shared/reference/words.ts'
import type { AuditAction, AuditView } from '#shared/schemas/audit.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { sentenceOf } from './sentence-of.ts'

type Key = keyof Namespaces['audit']
type Ending<Prefix extends string> = Extract<Key, `${Prefix}.${string}`>

const kinds: Partial<Record<AuditAction, ModeratedKind>> = {
  'listing.status': 'listing',
  'plate.status': 'plate',
  'application.status': 'application',
  'dealership.verify': 'application',
  'user.status': 'user',
}

const listed = (text: string | undefined): string[] => text?.split(/[ ,]+/).filter(Boolean) ?? []

/** How many papers: counted already, or their ids. */
const countOf = (documents: string | undefined): number =>
  /^\d+$/.test(documents ?? '')
    ? Number(documents)
    : listed(documents).filter((id) => id.startsWith('doc_')).length

/** How a record reads: the sentence of what was done, and the facts beside it, whatever is a code among them in words. */
export const useRecordWords = () => {
  const { t, language } = useT('audit')
  const messages = loadedMessages(language, 'audit')
  // A code that is newer than this page is shown as it is.
  const wordOf = (prefix: 'status' | 'field', code: string): string => {
    const key = `${prefix}.${code}`
    return messages && key in messages ? t(key as Ending<'status'> | Ending<'field'>) : code
  }
  const join = (words: readonly string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(words)

  const reasonsIn = ({ action, detail }: AuditView): string[] => {
    const kind = kinds[action]
    const known: Readonly<Record<string, { name: Words }>> = kind ? reasonsOf[kind] : {}
    return listed(detail['codes']).map((code) => known[code]?.name[language] ?? code)
  }
  const fieldsIn = ({ detail }: AuditView): string[] => {
    const papers: Readonly<Record<string, Words>> = documentTypeWords
    return listed(detail['fields']).map((field) => papers[field]?.[language] ?? wordOf('field', field))
  }

  const factsOf = (entry: AuditView): string[] => {
    const { from, version, kind, address } = entry.detail
    const [reasons, fields] = [reasonsIn(entry), fieldsIn(entry)]
    const papers = countOf(entry.detail['documents'])
    return [
      from && t('fact.before', { status: wordOf('status', from) }),
      reasons.length > 0 && t('fact.reasons', { list: join(reasons) }),
      fields.length > 0 && t('fact.fields', { list: join(fields) }),
      papers > 0 && t('fact.documents', { count: papers }),
      (kind === 'insurance' || kind === 'financing') && t(`fact.${kind}`),
      version && t('fact.version', { version }),
      address && t('fact.address', { address }),
    ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]
  }

  return {
    sentenceFor: (entry: AuditView) => t(`say.${sentenceOf(entry)}`),
    factsOf,
    nameOf: ({ about }: AuditView) => (language === 'ar' ? about?.nameAr : about?.name) ?? '',
    actorOf: ({ actor, actorId }: AuditView) => {
      if (actor) return actor.username
      return t(`actor.${actorId === 'operator' || actorId === 'system' ? actorId : 'gone'}`)
    },
  }
}
