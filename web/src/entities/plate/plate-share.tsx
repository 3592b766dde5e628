import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Share2 } from 'lucide-react'
import { plateTitle } from '#shared/reference/plate-title.ts'
import { pageAddress } from '#shared/rules/page-address.ts'
import { platePlace } from '#shared/rules/plate.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { platePictureQuery } from './get-plate-picture.ts'
import { sharePlate, sharesPictures } from '#web/entities/plate/share-plate.ts'

const usePicture = ({ id, slug }: PlateDetail) => {
  const client = useQueryClient()
  const name = `qatar-${slug}.png`
  return async () =>
    new File([await client.ensureQueryData(platePictureQuery(id))], name, { type: 'image/png' })
}

type Told = 'share.copied' | 'share.failed' | 'save.saved' | 'save.failed'

/** Hands the plate on, and saves its picture. What came of it is said below: a toast would be under the dialog. */
export const useShareActions = (plate: PlateDetail) => {
  const { t, language } = useT('plate')
  const [told, setTold] = useState<Told>()
  const getPicture = usePicture(plate)
  const share = async () => {
    const link = {
      title: plateTitle(plate, language),
      url: pageAddress(window.location.origin, paths.numberPlate(platePlace(plate)), language),
    }
    const outcome = await sharePlate(link, getPicture)
    setTold(outcome === 'offered' ? undefined : `share.${outcome}`)
  }
  const save = async () => {
    const picture = await getPicture().catch(() => undefined)
    if (picture) saveFile(picture.name, picture)
    setTold(picture ? 'save.saved' : 'save.failed')
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
    news: told && t(told),
  }
}
