import type english from '../en/map.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'الموقع',
  label: 'خريطة قطر: {city}',
  ask: 'كم تبعد عني؟',
  distance: 'تبعد عنك نحو {km} كم في خط مستقيم',
  refused: 'لم يحدد متصفحك مكانك.',
  private: 'يبقى مكانك في متصفحك ولا يُرسل إلينا.',
  source: 'بيانات الخريطة: Natural Earth وGeoNames',
  'near.title': 'الأقرب أولًا',
  'near.anywhere': 'من أي مدينة',
  'near.here': 'القريب مني',
  'near.refused': 'لم يحدد متصفحك مكانك. اختر مدينتك بدلًا من ذلك.',
  'near.private': 'يسألك متصفحك أولًا، ولا يصلنا إلا اسم أقرب منطقة أو مدينة، أما مكانك فيبقى عندك.',
} as const satisfies Translation<typeof english>
