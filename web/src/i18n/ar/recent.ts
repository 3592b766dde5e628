import type en from '../en/recent.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'شاهدتها مؤخرًا',
  strip: 'السيارات التي شاهدتها مؤخرًا',
  back: 'السيارات السابقة',
  on: 'السيارات التالية',
  clear: 'مسح',
  'clear.label': 'مسح السيارات التي شاهدتها مؤخرًا',
  cleared: 'مُسحت السيارات التي شاهدتها مؤخرًا',
} as const satisfies Translation<typeof en>
