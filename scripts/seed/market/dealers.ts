import type { AreaName } from '#shared/reference/areas.ts'
import type { CityName } from '#shared/reference/cities.ts'
import type { MarketModel } from './models.ts'
// Opening hours of Doha's showrooms: Fridays after the prayer or not at all. One in four has not said.
/** A showroom: who runs it, how it presents itself, and which cars it would buy in. */
export type Showroom = {
  username: string
  owner: readonly [firstName: string, lastName: string]
  businessName: string
  businessNameAr?: string
  city: CityName
  area?: AreaName
  address: string
  description: string
  yearsInBusiness: number
  /** Cars it has on the site. */
  stock: number
  /** The weight of a model for it: 0 never, 1 like any other, more is more often. */
  wants: (model: MarketModel) => number
}

const german = new Set(['Mercedes-Benz', 'BMW', 'Audi', 'Porsche', 'Volkswagen'])
const american = new Set([
  'GMC',
  'Chevrolet',
  'Cadillac',
  'Ford',
  'Lincoln',
  'Jeep',
  'Dodge',
  'RAM',
  'Chrysler',
  'Hummer',
])
const chinese = new Set([
  'MG',
  'Chery',
  'Exeed',
  'Omoda',
  'Jaecoo',
  'Jetour',
  'Geely',
  'Haval',
  'GWM',
  'Tank',
  'GAC',
  'Changan',
  'BYD',
  'Hongqi',
  'BAIC',
  'Zeekr',
])
const japanese = new Set([
  'Toyota',
  'Nissan',
  'Lexus',
  'Infiniti',
  'Mitsubishi',
  'Honda',
  'Mazda',
  'Suzuki',
  'Subaru',
  'Isuzu',
])

const oneOf =
  (makes: ReadonlySet<string>, otherwise = 0) =>
  ({ make }: MarketModel): number =>
    makes.has(make) ? 3 : otherwise

/** The verified showrooms. Names are invented; the first is the demo account `dealer`. */
export const showrooms: readonly Showroom[] = [
  {
    username: 'dealer',
    owner: ['Hamad', 'Al-Kuwari'],
    businessName: 'Sidra Gate Motors',
    businessNameAr: 'بوابة السدرة للسيارات',
    city: 'Doha',
    area: 'Industrial Area',
    address: 'Salwa Road, near Industrial Area Interchange, Doha',
    description:
      'Family-run showroom on Salwa Road with a bit of everything: 4x4s, family cars and a few special ones. Every car is inspected before it comes in and you are welcome to take it to any garage you trust.\n\nمعرض عائلي على طريق سلوى: سيارات دفع رباعي وعائلية وبعض السيارات المميزة. كل سيارة مفحوصة قبل العرض، ولك حرية فحصها في أي كراج تثق فيه.',
    yearsInBusiness: 14,
    stock: 35,
    wants: ({ price }) => (price > 900 ? 0.2 : 1),
  },
  {
    username: 'pearl.line',
    owner: ['Khalifa', 'Al-Muftah'],
    businessName: 'Pearl Line Premium Cars',
    businessNameAr: 'خط اللؤلؤة للسيارات الفاخرة',
    city: 'Lusail',
    address: 'Marina District, Lusail',
    description:
      'Luxury and sports cars with full history, kept in a climate-controlled showroom. Viewings by appointment, export and shipping arranged across the GCC.\n\nسيارات فاخرة ورياضية بتاريخ صيانة كامل، في معرض مكيف. المعاينة بموعد، ونوفر الشحن لكل دول الخليج.',
    yearsInBusiness: 9,
    stock: 26,
    wants: ({ price, tier }) => (price > 500 ? 5 : tier === 'top' ? 2 : 0),
  },
  {
    username: 'rimal.offroad',
    owner: ['Mohammed', 'Al-Marri'],
    businessName: 'Rimal Off-Road Centre',
    businessNameAr: 'مركز رمال لسيارات البر',
    city: 'Al Rayyan',
    address: 'Street 33, Industrial Area, Al Rayyan',
    description:
      'متخصصون في سيارات البر: لاندكروزر، باترول، سفاري، شاص ورانجلر. نعرف السيارة قبل ما نشتريها، والفحص علينا.\n\nDesert cars only: Land Cruiser, Patrol, Super Safari, Wrangler and the pickups that go with them. We know them because we drive them.',
    yearsInBusiness: 17,
    stock: 24,
    wants: ({ model, look, price }) =>
      price > 480
        ? 0
        : /Land Cruiser|Patrol|Prado|Pajero|Fortuner/.test(model)
          ? 3
          : look === 'offroad'
            ? 2
            : 0,
  },
  {
    username: 'dafna.autohaus',
    owner: ['Omar', 'Haddad'],
    businessName: 'Dafna Autohaus',
    businessNameAr: 'الدفنة أوتوهاوس',
    city: 'Doha',
    area: 'Old Airport',
    address: 'Al Matar Street, Old Airport, Doha',
    description:
      'German cars, bought from their first owners with the service book. Our own workshop checks engine, gearbox and suspension and gives you the report.\n\nسيارات ألمانية من أول مالك مع دفتر الصيانة. ورشتنا تفحص المكينة والجير والمساعدات، ونسلمك التقرير.',
    yearsInBusiness: 11,
    stock: 22,
    wants: oneOf(german),
  },
  {
    username: 'najma.market',
    owner: ['Tariq', 'Siddiqui'],
    businessName: 'Najma Auto Market',
    businessNameAr: 'سوق النجمة للسيارات',
    city: 'Doha',
    area: 'Najma',
    address: 'Najma Street, Doha',
    description:
      'Small and economical cars at honest prices, most of them below QAR 60,000. Bank finance arranged the same day.\n\nسيارات صغيرة واقتصادية بأسعار معقولة، أغلبها تحت 60 ألف ريال. نخلص لك التمويل البنكي في نفس اليوم.',
    yearsInBusiness: 20,
    stock: 20,
    wants: ({ price }) => (price < 115 ? 3 : 0),
  },
  {
    username: 'shamal.american',
    owner: ['Jassim', 'Al-Naimi'],
    businessName: 'Shamal American Autos',
    businessNameAr: 'الشمال للسيارات الأمريكية',
    city: 'Umm Salal',
    area: 'Umm Salal Mohammed',
    address: 'Al Shamal Road, Umm Salal Mohammed',
    description:
      'أمريكي على أصوله: يوكن، تاهو، سييرا، رابتر، تشارجر وكورفيت. خليجي ووارد، ونذكر لك المصدر من البداية.\n\nAmerican trucks and muscle. GCC and imported cars side by side, with the origin stated before you ask.',
    yearsInBusiness: 12,
    stock: 22,
    wants: oneOf(american),
  },
  {
    username: 'east.gate',
    owner: ['Yousef', 'Al-Emadi'],
    businessName: 'East Gate New Energy & SUVs',
    businessNameAr: 'البوابة الشرقية لسيارات الطاقة الجديدة',
    city: 'Al Daayen',
    address: 'Al Khor Coastal Road, Al Daayen',
    description:
      'Chinese SUVs, hybrids and electric cars, nearly all with warranty left. We register, insure and deliver to your door.\n\nسيارات صينية وهايبرد وكهربائية، أغلبها تحت الضمان. نسجل ونؤمن ونوصل لباب بيتك.',
    yearsInBusiness: 4,
    stock: 20,
    wants: ({ make, fuel }) => (chinese.has(make) ? 3 : fuel === 'Electric' ? 4 : 0),
  },
  {
    username: 'wukair.family',
    owner: ['Saad', 'Al-Hajri'],
    businessName: 'Wukair Family Cars',
    businessNameAr: 'الوكير للسيارات العائلية',
    city: 'Al Wakrah',
    area: 'Al Wukair',
    address: 'Al Wukair Road, Al Wakrah',
    description:
      'Family cars from Japan and Korea with third rows, cold AC and clean papers. No pressure, tea is always ready.\n\nسيارات عائلية يابانية وكورية، نظيفة وأوراقها جاهزة. حياكم الله والشاي جاهز.',
    yearsInBusiness: 8,
    stock: 18,
    wants: ({ make, look }) =>
      (japanese.has(make) || make === 'Kia' || make === 'Hyundai') && look !== 'sport' ? 2 : 0,
  },
  {
    username: 'khor.corner',
    owner: ['Nasser', 'Al-Mohannadi'],
    businessName: 'Khor Corner Motors',
    businessNameAr: 'ركن الخور للسيارات',
    city: 'Al Khor',
    address: 'Corniche Street, Al Khor',
    description:
      'معرض أهل الخور: وانيتات، باصات وسيارات شغل، مع سيارات عائلية مختارة. بيع وشراء واستبدال.\n\nPickups, vans and work cars for the north, plus a handful of family cars. We buy, sell and exchange.',
    yearsInBusiness: 15,
    stock: 14,
    wants: ({ model, tier }) =>
      /Hilux|D-Max|L200|Hiace|Urvan|Land Cruiser 70|Sierra|Silverado|F-150|Poer/.test(model)
        ? 4
        : tier === 'basic'
          ? 1
          : 0.4,
  },
  {
    username: 'crown.lexus',
    owner: ['Ali', 'Al-Ansari'],
    businessName: 'Taj Japanese Luxury',
    businessNameAr: 'تاج للسيارات اليابانية الفاخرة',
    city: 'Al Rayyan',
    area: 'Al Waab',
    address: 'Al Waab Street, Al Rayyan',
    description:
      'Lexus, Infiniti, Land Cruiser and Patrol in top trims. Agency-maintained cars only, with the service print-out in the glove box.\n\nلكزس وإنفينيتي ولاندكروزر وباترول فل كامل. صيانة وكالة فقط، وكشف الصيانة موجود في السيارة.',
    yearsInBusiness: 10,
    stock: 18,
    wants: ({ make, tier }) =>
      make === 'Lexus' || make === 'Infiniti' || make === 'Genesis'
        ? 4
        : japanese.has(make) && tier === 'high'
          ? 1.5
          : 0,
  },
  {
    username: 'old.airport',
    owner: ['Rami', 'Khoury'],
    businessName: 'Runway Select',
    businessNameAr: 'رنوي سيلكت',
    city: 'Doha',
    area: 'Al Thumama',
    address: 'D Ring Road, Al Thumama, Doha',
    description:
      'European and British cars for people who like to drive. Few cars, well chosen, each with a written condition report.\n\nسيارات أوروبية وبريطانية مختارة بعناية. عددها قليل، ومع كل سيارة تقرير حالة مكتوب.',
    yearsInBusiness: 6,
    stock: 16,
    wants: ({ make, price }) =>
      /Land Rover|Jaguar|Volvo|MINI|Alfa|Maserati|Aston|Peugeot|Porsche|Audi|Skoda|Fiat/.test(make) &&
      price < 700
        ? 3
        : 0,
  },
]

/** The dealership that still waits: the demo account `newdealer`. It has no cars, because it may not post yet. */
export const newShowroom: Showroom = {
  username: 'newdealer',
  owner: ['Abdulaziz', 'Al-Sulaiti'],
  businessName: 'Fuwairit Cars',
  businessNameAr: 'فويرط للسيارات',
  city: 'Al Shamal',
  address: 'Main Street, Madinat ash Shamal',
  description:
    'New showroom in the north: used family cars and 4x4s.\n\nمعرض جديد في الشمال: سيارات عائلية ودفع رباعي مستعملة.',
  yearsInBusiness: 1,
  stock: 0,
  wants: () => 0,
}
