import { carsOf, choice, drive, kindOf, sort, type Wish, wish } from './wish.ts'

const makesOf = (names: string) => carsOf([['make', names.split(' | ')]])

// In short lines neighbours are found joined, too.
const saysFull = ['full', 'فل', 'فول', 'fulloption', 'فلاوبشن', 'فولاوبشن']

/**
 * What people ask for beside names and numbers, in both scripts, with its meaning. From the market's vocabulary (D5 of the market's
 * anchors: فل، دبل، بدون حوادث) and what was typed into this search.
 */
export const wishWords: readonly (readonly [spellings: string, meaning: Wish])[] = [
  [
    'cheap | cheaper | cheapest | the cheapest | low price | lowest price | affordable | inexpensive | not expensive | رخيص | رخيصه | ارخص | الارخص | ارخص سعر | اقل سعر | بسعر رخيص | ارخص شي | سعرها رخيص | مو غاليه | مب غاليه | مش غاليه | مو غالي | مب غالي',
    sort('priceQAR-asc', 'Cheapest first', 'الأرخص أولًا'),
  ],
  [
    'expensive | most expensive | highest price | priciest | غالي | غاليه | الاغلي | اغلي | اغلي سعر | اعلي سعر',
    sort('priceQAR-desc', 'Most expensive first', 'الأغلى أولًا'),
  ],
  [
    'newest | newest model | latest | latest model | newest year | احدث | الاحدث | احدث موديل | اخر موديل | اجدد موديل',
    sort('year-desc', 'Newest year first', 'الأحدث موديلًا أولًا'),
  ],
  [
    'lowest mileage | least mileage | lowest km | least driven | اقل ممشي | اقل عداد | اقل مشي | اقل كيلو',
    sort('mileage-asc', 'Lowest mileage first', 'الأقل ممشى أولًا'),
  ],
  [
    'latest ads | newest ads | new listings | just listed | احدث الاعلانات | اخر الاعلانات | اعلانات جديده',
    sort('createdAt-desc', 'Newest advertisements first', 'أحدث الإعلانات أولًا'),
  ],
  [
    'accident free | no accident | no accidents | without accident | without accidents | zero accident | zero accidents | never accident | never crashed | not crashed | بدون حوادث | بدون حادث | بلا حوادث | خاليه من الحوادث | خالي من الحوادث | خاليه من حوادث | ما عليها حوادث | ماعليها حوادث | ما فيها حوادث | مافيها حوادث | ما صار عليها حادث | غير مصدومه | مب حادث | مو حادث | مش حادث | مب مصدومه | مو مصدومه | سليمه من الحوادث | نظيفه من الحوادث | من غير حوادث',
    {
      ...kindOf('isAccidentFree', 'true', 'Accident-free', 'بدون حوادث'),
      terms: [
        carsOf([['isAccidentFree', ['true']]], ['accidentfree', 'noaccident', 'noaccidents', 'بدونحوادث']),
      ],
    },
  ],
  [
    'first owner | one owner | 1 owner | single owner | 1st owner | only owner | one owner only | first owner only | only one owner | مالك اول | اول مالك | مالك واحد | المالك الاول | اول مالك لها | مالكها الاول | من اول مالك | مالك واحد فقط | يد اولي | مستخدم اول | مستخدم واحد',
    {
      ...kindOf('isFirstOwner', 'true', 'First owner', 'مالك أول'),
      terms: [
        carsOf(
          [['isFirstOwner', ['true']]],
          ['firstowner', 'oneowner', 'singleowner', 'مالكاول', 'اولمالك', 'مالكواحد'],
        ),
      ],
    },
  ],
  [
    'full service | full service history | full history | fsh | full agency service | agency service | agency serviced | agency maintained | agency maintenance | agency service history | serviced at agency | serviced at the agency | serviced in agency | dealer serviced | dealer service history | full dealer service | صيانه وكاله | صيانه الوكاله | صيانه وكاله كامله | صيانتها وكاله | صيانتها بالوكاله | صيانتها في الوكاله | صيانه كامله | كامل الصيانه | كامله الصيانه | صيانه منتظمه بالوكاله | سجل صيانه كامل | سيرفس وكاله',
    {
      ...kindOf('hasFullService', 'true', 'Full service history', 'صيانة وكالة'),
      terms: [
        carsOf(
          [['hasFullService', ['true']]],
          [
            'fullservice',
            'agencyservice',
            'agencyserviced',
            'agencymaintained',
            'صيانهوكاله',
            'صيانهالوكاله',
          ],
        ),
      ],
    },
  ],
  [
    'inspected | inspected car | inspected cars | inspection report | with inspection | with inspection report | with an inspection report | inspection certificate | تقرير فحص | تقرير الفحص | تقرير فحص فني | بتقرير فحص | مع تقرير فحص | معها تقرير فحص | فيها تقرير فحص | شهاده فحص | مفحوصه | سيارات مفحوصه',
    {
      ...kindOf('hasInspectionReport', 'true', 'Inspection report', 'تقرير فحص'),
      terms: [
        carsOf(
          [['hasInspectionReport', ['true']]],
          ['inspected', 'inspectionreport', 'inspectioncertificate', 'تقريرفحص', 'تقريرالفحص', 'مفحوصه'],
        ),
      ],
    },
  ],
  [
    'private | private seller | private sellers | private only | private owner | by owner | from owner | from the owner | direct owner | direct from owner | no dealers | not dealer | not from dealer | individual seller | من المالك | من المالك مباشره | من صاحبها | من صاحبها مباشره | من صاحب السياره | بائع فرد | بائع خاص | افراد | من شخص | بدون معارض | مو معرض | مب معرض | مو من معرض | مب من معرض',
    choice('dealerOnly', 'false', 'Private sellers', 'بائعون أفراد'),
  ],
  [
    'dealer | dealers | dealer only | dealers only | dealer car | dealer cars | dealer cars only | only dealers | from dealer | from dealers | from a dealer | verified dealer | verified dealers | dealership | dealerships | showroom | showrooms | from showroom | معرض | معارض | المعارض | من معرض | من المعرض | من المعارض | معارض فقط | معارض موثقه | سيارات معارض | سيارات المعارض',
    choice('dealerOnly', 'true', 'Verified dealers', 'معارض موثّقة'),
  ],
  [
    '4x4 | 4wd | 4 wheel drive | four wheel drive | four by four | four wheel | دبل | دبل قير | دبل جير | دفع رباعي | الدفع الرباعي | 4 في 4 | فور باي فور | فور ويل',
    drive(['4WD', 'AWD'], 'Four-wheel drive', 'دفع رباعي', ['four-wheel-drive']),
  ],
  [
    'awd | all wheel drive | دفع كلي',
    drive(['AWD', '4WD'], 'All-wheel drive', 'دفع كلي', ['four-wheel-drive']),
  ],
  ['fwd | front wheel drive | front wheel | دفع امامي', drive(['FWD'], 'Front-wheel drive', 'دفع أمامي')],
  [
    'rwd | rear wheel drive | rear wheel | back wheel drive | دفع خلفي',
    drive(['RWD'], 'Rear-wheel drive', 'دفع خلفي'),
  ],
  [
    'third row | 3rd row | 3 rows | three rows | 7 seats or more | seven seats | seven seater | صف ثالث | ثلاث صفوف | 3 صفوف | سبع مقاعد | سبعه مقاعد | سبعه ركاب | سبع ركاب | سبعه راكب',
    {
      ...kindOf('seats', '7', '7 seats or more', '7 مقاعد أو أكثر'),
      terms: [
        carsOf([
          ['seats', ['7', '8', '9']],
          ['feature', ['third-row']],
        ]),
      ],
    },
  ],
  [
    'full option | full options | fully loaded | full spec | full specs | fulloption | all options | فل اوبشن | فل اوبشنات | فل كامل | فل | فول | فول اوبشن | فول كامل | كامله المواصفات | كامل المواصفات | فل مواصفات | اعلي مواصفات | اعلي فئه | فل الفل',
    {
      ...wish('fullOption', 'Full option', 'فل أوبشن'),
      // What sellers call full: leather, a glass roof and a camera, where they do not write it.
      terms: [
        carsOf([['feature', ['leather-seats', 'cooled-seats']]], saysFull),
        carsOf([['feature', ['sunroof', 'panoramic-roof']]], saysFull),
        carsOf([['feature', ['rear-camera', 'surround-camera']]], saysFull),
      ],
    },
  ],
  [
    'like new | almost new | شبه جديد | شبه جديده | كانها جديده | clean | very clean | super clean | clean car | neat | neat and clean | mint | mint condition | perfect condition | نظيف | نظيفه | نظيفه جدا | نظيف جدا | سياره نظيفه | مرتبه | حاله ممتازه جدا',
    {
      ...wish('clean', 'Clean: excellent or very good', 'نظيفة: ممتازة أو جيدة جدًا'),
      terms: [carsOf([['condition', ['Excellent', 'Very Good', 'New', 'Certified']]])],
    },
  ],
  [
    'family | family car | family cars | for family | for the family | for my family | big family | for kids | family use | عائلي | عائليه | سياره عائليه | سيارات عائليه | للعائله | لعائله | للعيال | حق العيال | حق عيال | حق العائله | عوائل | للعوائل',
    {
      ...wish('family', 'Family: SUV, van or wagon', 'عائلية: إس يو في أو فان أو واجن'),
      cars: carsOf([['bodyType', ['SUV', 'Van', 'Wagon']]]),
    },
  ],
  [
    'first car | my first car | a first car | new driver | beginner | beginners | for beginner | for a beginner | student | student car | for student | for a student | for university | for college | for girl | for a girl | for girls | for the girl | for my daughter | for daughter | for my son | for son | teenager | اول سياره | اول سياره لي | سيارتي الاولي | للبنت | لبنت | للبنات | لبنتي | حق بنت | حق البنت | حق بنتي | حق بنات | لولدي | للولد | حق ولدي | حق ولد | لطالب | لطالبه | للطالب | للطالبه | طالب | طالبه | للجامعه | للجامعات | مبتدي | مبتديه | للمبتدئين | سايق جديد',
    {
      ...wish(
        'firstCar',
        'First car: sedan or hatchback up to QAR 60,000',
        'أول سيارة: سيدان أو هاتشباك حتى 60 ألف',
      ),
      cars: carsOf([['bodyType', ['Sedan', 'Hatchback']]]),
      ranges: [{ kind: 'price', max: 60_000 }],
    },
  ],
  [
    'economical | economic | economy car | economy | fuel efficient | fuel saver | fuel saving | good on fuel | low fuel consumption | city car | small car | daily car | daily drive | اقتصادي | اقتصاديه | سياره اقتصاديه | موفره | موفر | توفير بنزين | قليله الصرف | صرفها قليل | قليله الاستهلاك | للدوام | حق الدوام | سياره صغيره',
    {
      ...wish('economical', 'Economical: hybrid, sedan or hatchback', 'اقتصادية: هايبرد أو سيدان أو هاتشباك'),
      cars: carsOf([
        ['fuelType', ['Hybrid', 'Electric']],
        ['bodyType', ['Sedan', 'Hatchback']],
      ]),
    },
  ],
  [
    'sports car | sports cars | sport car | sport cars | sporty | sporty car | fast car | muscle car | supercar | super car | رياضيه | سياره رياضيه | سيارات رياضيه | سبورت كار | سياره سبورت | سيارات سبورت | سياره سريعه',
    {
      ...wish('sports', 'Sports car: coupe or convertible', 'رياضية: كوبيه أو مكشوفة'),
      cars: carsOf([['bodyType', ['Coupe', 'Convertible']]]),
    },
  ],
  [
    'luxury | luxury car | luxury cars | luxurious | luxury suv | vip car | فخمه | فخم | سياره فخمه | سيارات فخمه | فاخره | فاخر | سيارات فاخره | سياره فاخره',
    {
      ...wish('luxury', 'Luxury makes', 'ماركات فاخرة'),
      cars: makesOf(
        'Mercedes-Benz | BMW | Audi | Lexus | Porsche | Land Rover | Cadillac | Infiniti | Genesis | Lincoln | Jaguar | Maserati | Bentley | Rolls-Royce | Aston Martin | Ferrari | Lamborghini | McLaren',
      ),
    },
  ],
  [
    'chinese | chinese car | chinese cars | chinese brand | chinese brands | صيني | صينيه | سياره صينيه | سيارات صينيه | السيارات الصينيه | ماركات صينيه',
    {
      ...wish('chinese', 'Chinese makes', 'ماركات صينية'),
      cars: makesOf(
        'MG | Chery | Exeed | Omoda | Jaecoo | Jetour | Geely | Haval | GWM | Tank | GAC | Changan | BYD | Hongqi | Bestune | BAIC | JAC | Dongfeng | Forthing | Maxus | Zeekr | Lynk & Co',
      ),
    },
  ],
  [
    'off road | offroad | offroader | off roader | desert | desert car | for desert | dune bashing | camping | للبر | حق البر | سياره بر | سيارات بر | بر | طعوس | للطعوس | تطعيس | للكشته | كشته | وعره',
    {
      ...wish('desert', 'For the desert: four-wheel drive', 'للبر: دفع رباعي'),
      cars: carsOf([
        ['driveType', ['4WD']],
        ['feature', ['four-wheel-drive', 'diff-lock']],
      ]),
    },
  ],
  [
    'double cab | double cabin | double cap | dual cab | crew cab | 4 door pickup | غمارتين | غماره دبل | دبل كبينه | دبل كابينه | دبل كاب | دبل غماره | كبينتين | دبل كبين | ونيت غمارتين | بيك اب غمارتين',
    {
      ...wish('doubleCab', 'Double cab', 'غمارتين (دبل كبينة)'),
      terms: [
        carsOf([['bodyType', ['Pickup']]]),
        carsOf(
          [
            ['doors', ['4', '5']],
            ['seats', ['5', '6']],
          ],
          ['double', 'doublecab', 'crew', 'crewcab', 'غمارتين', 'دبل'],
        ),
      ],
    },
  ],
  [
    'single cab | single cabin | regular cab | غماره | غماره وحده | غماره واحده | سنجل كاب | سنقل كاب | كبينه واحده | سنجل',
    {
      ...wish('singleCab', 'Single cab', 'غمارة واحدة'),
      terms: [
        carsOf([['bodyType', ['Pickup']]]),
        carsOf(
          [
            ['doors', ['2']],
            ['seats', ['2', '3']],
          ],
          ['single', 'singlecab', 'غمارة', 'غماره'],
        ),
      ],
    },
  ],
]
