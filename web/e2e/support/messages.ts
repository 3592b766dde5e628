import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Language } from '#shared/constants/market.ts'
import { pickForm, type Message, type Messages } from '#web/i18n/messages.ts'

const sources = join(import.meta.dirname, '../../src/i18n')

/** The site's own messages, so that one journey is made in both languages: `t('auth.signIn')`. */
export const loadMessages = async (language: Language) => {
  const files = await readdir(join(sources, language))
  const loaded = await Promise.all(
    files.map(async (file) => {
      const { default: messages } = (await import(`#web/i18n/${language}/${file}`)) as { default: Messages }
      return [basename(file, '.ts'), messages] as const
    }),
  )
  const catalogue = new Map(loaded)
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const at = key.indexOf('.')
    const message: Message | undefined = catalogue.get(key.slice(0, at))?.[key.slice(at + 1)]
    if (message === undefined) throw new Error(`There is no message ${key}`)
    return pickForm(message, values['count'], language).replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name]),
    )
  }
}

export type Translate = Awaited<ReturnType<typeof loadMessages>>

/** The text before the first parameter of a message: enough to find a button by, without the isolates around parameters. */
export const beginning = (t: Translate, key: string): RegExp =>
  new RegExp(
    `^${t(key, { title: '|', price: '|', number: '|', plate: '|', name: '|' }).split('|')[0]!.trim()}`,
  )

/** A number as the drawing of its plate is named: digit by digit. */
export const spelled = (number: string): string => [...number].join(' ')
