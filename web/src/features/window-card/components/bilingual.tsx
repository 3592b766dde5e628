import type { Pair } from '#web/i18n/both-languages.ts'

/** English at the left and Arabic at the right, whichever language the page is in; once where both say the same. */
export const Bilingual = ({ en, ar }: Pair) => (
  <>
    <span lang="en" dir="ltr">
      {en}
    </span>
    {en === ar ? null : (
      <span lang="ar" dir="rtl">
        {ar}
      </span>
    )}
  </>
)
