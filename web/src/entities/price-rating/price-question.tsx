import { Suspense, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { priceDoubts, type PriceDoubt } from '#shared/rules/price-question.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { guidanceQuery, type GuidedCar } from './queries.ts'

/** Milliseconds to wait for what similar cars cost. */
const longestMs = 3000

type ComparedCar = Pick<CarDraft, 'make' | 'model' | 'year' | 'mileage' | 'isGCCSpec' | 'variant'>

type Offer = {
  title: string
  /** Whole riyals. */
  price: number | undefined
  /** The price that stands. */
  before?: number | undefined
  /** Compared with similar cars; left out for a plate. */
  car?: ComparedCar
  id?: string | undefined
  /** It is about to be published without a photo. */
  isWithoutPhoto?: boolean
}

type Asked = { title: string; price: number; doubts: readonly PriceDoubt[]; isWithoutPhoto: boolean }

/** A car as the market is asked about it; undefined until enough of it is known. */
const guidedCar = ({ make, model, year, mileage, isGCCSpec, variant }: ComparedCar, id?: string) =>
  make && model && year !== undefined && mileage !== undefined
    ? ({
        make,
        model,
        year,
        mileage,
        isGCCSpec: isGCCSpec ?? false,
        ...(variant && { variant }),
        ...(id && { except: id }),
      } satisfies GuidedCar)
    : undefined

/**
 * One question before an unlikely price is saved or published, and before a car without a photo is. Gives a function that resolves with
 * whether to go on, at once for an offer like any other, and the dialog.
 */
export const usePriceQuestion = (): { ask: (offer: Offer) => Promise<boolean>; dialog: ReactNode } => {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Asked & { answer: (isYes: boolean) => void }>()
  /** The middle of similar cars' prices. A help only: without an answer it is not compared. */
  const medianOf = async (car: ComparedCar | undefined, id: string | undefined) => {
    const guided = car && guidedCar(car, id)
    if (!guided) return undefined
    const known = client.fetchQuery(guidanceQuery(guided)).catch(() => undefined)
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), longestMs))
    return (await Promise.race([known, late]))?.median
  }
  const ask = async ({ title, price, before, car, id, isWithoutPhoto = false }: Offer): Promise<boolean> => {
    const median = await medianOf(car, id)
    const doubts = priceDoubts(price, { before, median, isCar: car !== undefined })
    if (doubts.length === 0 && !isWithoutPhoto) return true
    return new Promise((answer) => setAsked({ title, price: price ?? 0, doubts, isWithoutPhoto, answer }))
  }
  const close = (isYes: boolean) => {
    asked?.answer(isYes)
    setAsked(undefined)
  }
  const dialog = asked && (
    <Suspense>
      <PriceDialog asked={asked} onAnswer={close} />
    </Suspense>
  )
  return { ask, dialog }
}

/** Gives the sentence of a doubt. */
export const useDoubtText = (): ((doubt: PriceDoubt) => string) => {
  const { t, language } = useT('price-question')
  const money = (riyals: number) => formatMoney(riyals, language)
  return (doubt) => {
    if (doubt.kind === 'TINY') return t('TINY')
    if ('median' in doubt) return t(doubt.kind, { median: money(doubt.median) })
    return t(doubt.kind, {
      percent: formatPercent(doubt.percent / 100, language),
      before: money(doubt.before),
    })
  }
}

const PriceDialog = ({ asked, onAnswer }: { asked: Asked; onAnswer: (isYes: boolean) => void }) => {
  const { t, language } = useT('price-question')
  const money = (riyals: number) => formatMoney(riyals, language)
  const textOf = useDoubtText()
  const isPrice = asked.doubts.length > 0
  return (
    <ConfirmDialog
      open
      title={isPrice ? t('title', { price: money(asked.price) }) : t('title.noPhoto')}
      confirm={isPrice ? t('yes') : t('yes.noPhoto')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>
        <bdi>{asked.title}</bdi>
      </p>
      {asked.doubts.map((doubt) => (
        <p key={doubt.kind}>{textOf(doubt)}</p>
      ))}
      {asked.isWithoutPhoto && <p>{t('noPhoto')}</p>}
    </ConfirmDialog>
  )
}
