import type { Random } from '../random.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { cityLabels, type CityName } from '#shared/reference/cities.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import type { DescribedCar } from './described-car.ts'

const kilometres = (km: number): string => `${km.toLocaleString('en-US')} كم`

const opening = ({ car, isDealers, isFirstOwner }: DescribedCar, random: Random): string => {
  const name = carTitle(car, 'ar')
  const color = colorLabels[car.color].ar
  if (car.condition === 'New') {
    return random.pick([
      `${name} زيرو، جاهزة للتسجيل.`,
      `${name} جديدة بالكامل، لم تُسجَّل من قبل.`,
      `${name} صفر كيلومتر، وصلت قبل أيام.`,
    ])
  }
  if (isDealers) {
    return random.pick([
      `وصلتنا ${name}، اللون ${color}، ماشية ${kilometres(car.mileage)}.`,
      `${name} نظيفة جدًا، ماشية ${kilometres(car.mileage)}، موجودة الآن في المعرض.`,
      `متوفر لدينا ${name}، العداد ${kilometres(car.mileage)}، مفحوصة في ورشتنا قبل العرض.`,
      `${name} تسليم فوري، ممشى ${kilometres(car.mileage)}.`,
      `فرصة: ${name} من زبون دائم عندنا، العداد ${kilometres(car.mileage)}.`,
    ])
  }
  const owner = isFirstOwner ? 'المالك الأول' : 'المالك الثاني'
  return random.pick([
    `السلام عليكم، للبيع ${name}، ماشية ${kilometres(car.mileage)}، ${owner}.`,
    `للبيع ${name}، اللون ${color}، العداد ${kilometres(car.mileage)}. ${owner}.`,
    `بسم الله، ${name} استخدام شخصي نظيف، ماشية ${kilometres(car.mileage)}، ${owner}.`,
    `${name} للبيع من صاحبها مباشرة، ${owner}، ممشى ${kilometres(car.mileage)}.`,
    `للبيع ${name} استعمال عائلة، العداد ${kilometres(car.mileage)}، ${owner}.`,
    `سيارتي ${name} للبيع، ${owner}، ماشية ${kilometres(car.mileage)} وبحالة تبارك الله.`,
  ])
}

const service = ({ isAgencyServiced, age, car }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (car.fuelType === 'Electric') {
    return random.pick([
      'شحنها في البيت، ونادرًا في الشواحن السريعة. صحة البطارية ممتازة ومفحوصة الشهر الماضي.',
      'المدى في الصيف يكفي أسبوع داخل الدوحة، ويمكن بيع الشاحن المنزلي معها.',
      'السوفتوير محدث، بدون تنبيهات، والتواير جديدة.',
    ])
  }
  if (isAgencyServiced) {
    return random.pick([
      'صيانتها كلها في الوكالة وكشف الصيانة موجود.',
      'صيانة وكالة من أول يوم، وآخر صيانة قبل شهرين.',
      'مصانة في الوكالة كل 10 آلاف، ودفتر الصيانة مع السيارة.',
      'صيانة وكالة بالكامل وفي وقتها.',
    ])
  }
  if (age < 3) return random.pick(['باقي على الصيانة القادمة 5 آلاف.', 'تمت صيانتها قريبًا: زيت وفلاتر وفحمات.'])
  return random.pick([
    'صيانتها في كراج معروف والفواتير محفوظة، البطارية والتواير جديدة.',
    'مجددة: زيت وفلاتر وبلاكات وغاز المكيف، والمكيف ثلج.',
    'التواير 70%، والفحمات مغيرة الشهر الماضي، والبطارية جديدة.',
    'المكينة والجير على الشرط، والمساعدات مغيرة.',
    'الزيت يتغير كل 5 آلاف بدون تأخير، ولا تنقص نقطة.',
    'ما فيها تهريب ولا أصوات ولا لمبات في الطبلون.',
  ])
}

const body = ({ car }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (!car.isAccidentFree) {
    return random.pick([
      'فيها حادث من الخلف قبل سنتين ومصلحة بشكل ممتاز، وصور الحادث موجودة.',
      'الدعامية الأمامية ورفرف واحد مغيرين بعد حادث بسيط، الشاصي سليم والفحص مفتوح.',
      'باب واحد مصبوغ بسبب ضربة مواقف، أقولها للأمانة.',
    ])
  }
  return random.pick([
    'بدون حوادث وصبغ وكالة بالكامل.',
    'خالية من الحوادث، فيها خدش بسيط في الدعامية الخلفية فقط.',
    'صبغ وكالة، بدون حوادث ولا حتى طعجة.',
    'بدون حوادث، ما فيها صبغ غير الدعامية الأمامية من الحصى.',
    'بدون حوادث ودايم تحت المظلة.',
  ])
}

const origin = ({ car }: DescribedCar, random: Random): string => {
  const spec = car.isGCCSpec
    ? random.pick([
        'خليجية.',
        'مواصفات خليجية، شراء وكالة في الدوحة.',
        'مواصفات خليجية ومسجلة في قطر من الجديد.',
      ])
    : random.pick([
        'وارد أمريكي بتقرير نظيف.',
        'وارد، مجمركة ومسجلة في قطر.',
        'وارد وأوراقها كاملة، والمكيف ممتاز في الصيف.',
      ])
  const warranty = car.hasWarranty
    ? random.pick([
        ' ما زالت تحت ضمان الوكالة.',
        ' باقي عليها ضمان وينتقل للمشتري.',
        ' تحت الضمان وعقد الصيانة.',
      ])
    : ''
  return spec + warranty
}

const extra = ({ car, age, isDealers, isForTheDesert }: DescribedCar, random: Random): string => {
  if (car.condition === 'New') return ''
  if (car.bodyType === 'Pickup')
    return random.pick([
      'الحوض مبطن وفيها خطاف سحب، وما حُمّلت فوق طاقتها.',
      'استخدامها للعزبة في نهاية الأسبوع فقط.',
      '',
    ])
  if (car.features?.includes('third-row'))
    return random.pick(['سبعة ركاب، تنفع لعائلة كبيرة.', 'المقاعد الخلفية شبه غير مستخدمة.', ''])
  if (isForTheDesert && age > 2) {
    return random.pick(['ما دخلت البر أبدًا.', 'طلعات بسيطة لسيلين فقط.', 'جاهزة لموسم التخييم.', ''])
  }
  if (isDealers) return random.pick(['مفتاحين واستمارة سنة كاملة.', 'معمول لها نانو سيراميك ومخفي.', ''])
  return random.pick([
    'مفتاحين والكتيبات الأصلية موجودة.',
    'نظيفة من الداخل وبدون تدخين.',
    'الداخلية مثل الجديد والمقاعد دايم مغطاة.',
    '',
  ])
}

const reason = ({ isDealers }: DescribedCar, random: Random): string =>
  isDealers
    ? ''
    : random.pick([
        'سبب البيع السفر نهاية الشهر.',
        'سبب البيع شراء سيارة أكبر للعائلة.',
        'سبب البيع وجود سيارة ثانية وعدم الحاجة.',
        'البيع للترقية إلى الموديل الجديد.',
        '',
        '',
      ])

const closing = ({ isDealers, isNegotiable, car }: DescribedCar, random: Random): string => {
  const city = cityLabels[car.city as CityName].ar
  if (isDealers) {
    return random.pick([
      'يوجد تمويل بنكي ونقبل البدل. الدوام من 8 إلى 1 ومن 4 إلى 9، والجمعة من 4.',
      'نستقبل سيارتك بدل، والتسجيل والتأمين وفاحص علينا.',
      'أقساط عن طريق البنك وبدفعة أولى بسيطة. حياكم الله للتجربة.',
      'نوفر الشحن لجميع دول الخليج.',
      'تواصل معنا واتساب ونحجزها لك يوم كامل.',
      'الفحص مفتوح في أي مكان تختاره.',
    ])
  }
  const price = isNegotiable
    ? random.pick([
        'السعر قابل للتفاوض البسيط بعد المعاينة.',
        'يوجد مجال بسيط للجاد.',
        'السوم مفتوح للصامل، ومن غير بخس.',
      ])
    : random.pick(['السعر نهائي.', 'السعر حد وبدون مفاصل.', 'السعر أقل من السوق، فلا مجال للتفاوض.'])
  const visit = random.pick([
    `السيارة في ${city} والمعاينة بعد العصر.`,
    'التواصل واتساب أفضل، وأرد مساءً.',
    'فاحص ناجح والاستمارة باقي عليها عشرة شهور.',
    'الفحص في الوكالة متاح على حساب المشتري.',
    `الموقع ${city}، والمعاينة في نهاية الأسبوع.`,
  ])
  return `${price} ${visit}`
}

/** Writes a description of this car like an Arabic-speaking seller in Qatar. */
export const describeInArabic = (told: DescribedCar, random: Random): string => {
  const first = [opening(told, random), origin(told, random)]
  const middle = random.some([service(told, random), body(told, random), extra(told, random)], 3)
  const last = [reason(told, random), closing(told, random)]
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ')
  const blocks = [join([...first, ...middle]), join(last)]
  return blocks.filter(Boolean).join('\n')
}
