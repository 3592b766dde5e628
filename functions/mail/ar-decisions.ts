import { type DecisionWords, type Facts, type FactsWith, reasonParagraphs, type Saying } from './messages.ts'

const withdrawn = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  return {
    subject: 'لم يعد معرضك موثّقًا',
    paragraphs: [
      'سحبنا توثيق معرضك، فلا تظهر سياراته ولوحاته لأحد حاليًا. لم يُحذف أي شيء.',
      ...(why.length > 0 ? ['وهذا هو السبب:', ...why] : []),
      'صحّح الوضع ثم أرسل طلبك من جديد، وتعود إعلاناتك إلى الظهور حين نوافق عليه.',
    ],
    button: 'افتح الطلب',
  }
}

const notVerified = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  if (facts.business === undefined) {
    return {
      subject: 'تعذّر توثيق معرضك حتى الآن',
      paragraphs: [
        ...(why.length > 0
          ? ['تعذّر علينا توثيق معرضك حتى الآن للسبب التالي:', ...why]
          : ['تعذّر علينا توثيق معرضك حتى الآن.']),
        'قدّم طلب التوثيق مع مستندات نشاطك وسنراجعه.',
      ],
      button: 'قدّم طلب التوثيق',
    }
  }
  return {
    subject: 'طلب توثيق معرضك يحتاج إلى تعديل',
    paragraphs: [
      ...(why.length > 0
        ? ['راجعنا طلبك، ويلزم تعديل ما يلي قبل توثيق معرضك:', ...why]
        : ['راجعنا طلبك وتعذّر توثيق معرضك بصيغته الحالية.']),
      'عدّل الطلب ثم أرسله من جديد، وسنراجعه مرة أخرى.',
    ],
    button: 'افتح الطلب',
  }
}

const deleted = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  return {
    subject: `أُزيل إعلان سيارتك ${facts.car}`,
    paragraphs: [
      'حذفنا إعلانك مع صوره ومحادثاته، ولم يعد ظاهرًا للمشترين.',
      ...(why.length > 0 ? ['وهذا هو السبب:', ...why] : []),
      'إن كنت ترى أن في ذلك خطأ فراسلنا.',
    ],
    button: 'راسلنا',
  }
}

const takenDown = (facts: Facts): Saying => {
  const why = reasonParagraphs(facts)
  return {
    subject:
      facts.plate === undefined
        ? `سُحب إعلان سيارتك ${facts.car} من العرض`
        : `سُحب إعلان لوحتك رقم ${facts.plate} من العرض`,
    paragraphs: [
      'راجعنا إعلانك وسحبناه من العرض، فلم يعد ظاهرًا للمشترين. لم يُحذف أي شيء.',
      ...(why.length > 0 ? ['وهذا هو السبب:', ...why] : []),
      ...(facts.isAboutNumber ? [] : ['بعد أن تعدّله وترسله من جديد سنراجعه مرة أخرى.']),
    ],
    button: facts.plate === undefined ? 'عدّل إعلانك' : 'انتقل إلى لوحاتك',
  }
}

const granted = (facts: Facts): Saying['paragraphs'] =>
  facts.isAppealGranted
    ? ['نظرنا في الأمر مرة أخرى كما طلبت، وقبلنا اعتراضك.', ...reasonParagraphs(facts)]
    : []

const approved = ({ isOutOfSight }: Facts): string =>
  isOutOfSight
    ? 'راجعنا إعلانك ووافقنا عليه. ولا يظهر للمشترين إن كان متوقفًا مؤقتًا أو تم البيع، أو كان حسابك موقوفًا أو غير موثّق.'
    : 'راجعنا إعلانك ووافقنا على نشره، ويمكن للمشترين العثور عليه من الآن.'

/** Emails about admins' decisions. */
export const decisions: DecisionWords = {
  LISTING_APPROVED: (facts) => ({
    subject: facts.isOutOfSight
      ? `وافقنا على إعلان سيارتك ${facts.car}`
      : `سيارتك ${facts.car} معروضة الآن للبيع`,
    paragraphs: [...granted(facts), approved(facts)],
    button: 'شاهد إعلانك',
  }),
  LISTING_REJECTED: (facts) => {
    if (facts.isDeleted) return deleted(facts)
    if (facts.wasPublic) return takenDown(facts)
    const why = reasonParagraphs(facts)
    return {
      subject: `إعلان سيارتك ${facts.car} يحتاج إلى تعديل قبل نشره`,
      paragraphs: [
        ...(why.length > 0
          ? ['راجعنا إعلانك، ويلزم تعديل ما يلي قبل نشره:', ...why]
          : ['راجعنا إعلانك وتعذّر نشره بصيغته الحالية.']),
        'عدّل الإعلان ثم أرسله من جديد، وسنراجعه مرة أخرى.',
      ],
      button: 'عدّل إعلانك',
    }
  },
  PLATE_APPROVED: (facts) => ({
    subject: facts.isOutOfSight
      ? `وافقنا على إعلان لوحتك رقم ${facts.plate ?? ''}`
      : `لوحتك رقم ${facts.plate ?? ''} معروضة الآن للبيع`,
    paragraphs: [...granted(facts), approved(facts)],
    button: 'شاهد لوحتك',
  }),
  PLATE_REJECTED: (facts) => {
    if (facts.wasPublic) return takenDown(facts)
    const why = reasonParagraphs(facts)
    return {
      subject: `لم يُنشر بعد إعلان لوحتك رقم ${facts.plate ?? ''}`,
      paragraphs: [
        ...(why.length > 0
          ? ['راجعنا إعلانك وتعذّر نشره للسبب التالي:', ...why]
          : ['راجعنا إعلانك وتعذّر نشره بصيغته الحالية.']),
        ...(facts.isAboutNumber ? [] : ['بعد أن تعدّله سنراجعه مرة أخرى.']),
      ],
      button: 'انتقل إلى لوحاتك',
    }
  },
  VERIFICATION_APPROVED: (facts) => ({
    subject: facts.business ? `تم توثيق ${facts.business}` : 'تم توثيق معرضك',
    paragraphs: [
      ...granted(facts),
      'من الآن تُنشر سياراتك فور إرسالها، أما اللوحات فنراجعها قبل نشرها.',
      'وصفحة معرضك مفتوحة للمشترين، ويظهر عليها أنه موثّق.',
    ],
    button: 'انشر سيارة',
  }),
  VERIFICATION_REJECTED: (facts) => (facts.wasVerified ? withdrawn(facts) : notVerified(facts)),
  APPEAL_UPHELD: ({ car, plate, business, reason, isAboutNumber }) => ({
    subject: plate
      ? `راجعنا اعتراضك بشأن اللوحة رقم ${plate}`
      : business
        ? 'راجعنا اعتراضك بشأن طلب التوثيق'
        : `راجعنا اعتراضك بشأن سيارتك ${car}`,
    paragraphs: [
      'نظرنا في الأمر مرة أخرى كما طلبت، وبقي القرار كما هو.',
      ...(reason ? [{ quote: reason }] : []),
      ...(isAboutNumber ? [] : ['ما زال بإمكانك التعديل ثم الإرسال من جديد.']),
    ],
    button: plate ? 'انتقل إلى لوحاتك' : business ? 'افتح الطلب' : 'عدّل إعلانك',
  }),
}

/** News of reviews of dealerships: to their authors, and to the dealerships. */
export const dealerReview = (facts: FactsWith<'review'>): Saying => {
  const { dealer, event } = facts.review
  const why = reasonParagraphs(facts)
  const button = 'شاهد التقييمات'
  switch (event) {
    case 'PUBLISHED':
      return {
        subject: `تم نشر تقييمك عن ${dealer}`,
        paragraphs: ['قرأنا تقييمك وأصبح ظاهرًا للجميع. شكرًا لك.'],
        button,
      }
    case 'REFUSED':
      return {
        subject: `لم يُنشر تقييمك عن ${dealer}`,
        paragraphs: [
          ...(why.length > 0
            ? ['قرأنا تقييمك ولم ننشره للسبب التالي:', ...why]
            : ['قرأنا تقييمك ولم ننشره بصيغته الحالية.']),
          'يمكنك تعديله في صفحة المعرض، وسنقرؤه مرة أخرى.',
        ],
        button,
      }
    case 'ANSWERED':
      return {
        subject: `ردّ من ${dealer} على تقييمك`,
        paragraphs: ['تجد الرد تحت تقييمك.'],
        button,
      }
    case 'RECEIVED':
      return {
        subject: `تقييم جديد عن ${dealer}`,
        paragraphs: [
          'كتب شخص رددتَ عليه بخصوص سيارة تقييمًا لمعرضك. قرأناه وأصبح ظاهرًا للجميع.',
          'يمكنك الرد عليه مرة واحدة، تحت التقييم.',
        ],
        button,
      }
    case 'ANSWER_PUBLISHED':
      return {
        subject: 'تم نشر ردك على تقييم',
        paragraphs: ['قرأنا ردك وأصبح ظاهرًا للجميع تحت التقييم.'],
        button,
      }
    case 'ANSWER_REFUSED':
      return {
        subject: 'لم يُنشر ردك على تقييم',
        paragraphs: [
          ...(why.length > 0
            ? ['قرأنا ردك ولم ننشره للسبب التالي:', ...why]
            : ['قرأنا ردك ولم ننشره بصيغته الحالية.']),
          'يمكنك كتابة رد آخر تحت التقييم.',
        ],
        button,
      }
    case 'REPORT_UPHELD':
      return {
        subject: `لم يعد التقييم الذي أبلغت عنه في صفحة ${dealer} ظاهرًا`,
        paragraphs: ['قرأناه مرة أخرى ولم يعد ظاهرًا لأحد. يمكن لكاتبه تعديله، وسنقرؤه قبل نشره.'],
        button,
      }
    case 'REPORT_DISMISSED':
      return {
        subject: `التقييم الذي أبلغت عنه في صفحة ${dealer} باقٍ`,
        paragraphs: [
          'قرأناه مرة أخرى ولم نجد فيه ما يخالف قواعدنا.',
          'إن لم تكن قد رددت عليه بعد، فيمكنك الرد تحت التقييم.',
        ],
        button,
      }
  }
}
