import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { plateTitle, platePlace } from '#shared/rules/plate.ts'
import { pageAddress } from '#shared/rules/page-address.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { platePictureQuery } from '#web/entities/plate/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { isChangeOfMind, shareLink } from '#web/ui/share-link.ts'

type Outcome = 'share.copied' | 'share.failed' | 'save.saved' | 'save.failed'

/** Shares the plate, and saves its picture. The result is shown in the dialog: a toast would be under it. */
export const useShareActions = (plate: PlateDetail) => {
  const { t, language } = useT('plate')
  const [outcome, setOutcome] = useState<Outcome>()
  const getPicture = usePicture(plate)
  const share = async () => {
    const link = {
      title: plateTitle(plate, language),
      url: pageAddress(window.location.origin, paths.numberPlate(platePlace(plate)), language),
    }
    const shared = await sharePlate(link, getPicture)
    setOutcome(shared === 'offered' ? undefined : `share.${shared}`)
  }
  const save = async () => {
    const picture = await getPicture().catch(() => undefined)
    if (picture) saveFile(picture.name, picture)
    setOutcome(picture ? 'save.saved' : 'save.failed')
  }
  // With the finger's touch already: a share sheet opens only shortly after the press.
  const warm = () => void (sharesPictures() && getPicture().catch(() => undefined))
  return {
    buttons: (
      <>
        <IconButton
          label={t('share')}
          icon={<Share2 className="size-5" />}
          onPointerDown={warm}
          onClick={() => void share()}
        />
        <IconButton label={t('save')} icon={<Download className="size-5" />} onClick={() => void save()} />
      </>
    ),
    message: outcome && t(outcome),
  }
}

const usePicture = (plate: PlateDetail) => {
  const client = useQueryClient()
  const name = `qatar-${plate.slug}.png`
  return async () =>
    new File([await client.ensureQueryData(platePictureQuery(plate))], name, { type: 'image/png' })
}

/**
 * Hands a plate on: its picture with the address where the device shares pictures, else the address alone, through the
 * share sheet or the clipboard. Says which came of it; a picture that cannot be had is left out.
 */
export const sharePlate = async (
  link: { title: string; /** Whole, with its origin. */ url: string },
  getPicture: () => Promise<File>,
): Promise<'offered' | 'copied' | 'failed'> => {
  const picture = sharesPictures() ? await getPicture().catch(() => undefined) : undefined
  if (!picture) return shareLink(link)
  try {
    // The address within the text: beside a file, WhatsApp drops `url`.
    await navigator.share({ files: [picture], title: link.title, text: `${link.title}\n${link.url}` })
    return 'offered'
  } catch (error) {
    return isChangeOfMind(error) ? 'offered' : shareLink(link)
  }
}

const mayShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })

/** Whether this device's share sheet takes pictures; asked with an empty one, before the real one is fetched. */
const sharesPictures = (): boolean => mayShare(new File([], 'plate.png', { type: 'image/png' }))
