import { counted } from '#shared/rules/ar-counted.ts'
import type { Facts, Saying } from './messages.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'

// After «منذ», «خلال» and «بعد»: in the genitive.
const days = (count: number): string =>
  counted(count, {
    zero: '# يوم',
    one: 'يوم',
    two: 'يومين',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

const { askAfter, pauseAfter, linkKept } = confirmationDays

const areAvailable = (count: number): string =>
  counted(count, {
    zero: 'هل ما زالت سياراتك متاحة؟',
    one: 'هل ما زالت سيارتك متاحة؟',
    two: 'هل ما زالت سيارتان لك متاحتين؟',
    few: 'هل ما زالت # من سياراتك متاحة؟',
    many: 'هل ما زالت # من سياراتك متاحة؟',
    other: 'هل ما زالت # من سياراتك متاحة؟',
  })

const someOfYourCars = (count: number): string =>
  counted(count, {
    zero: 'سياراتك',
    one: 'سيارة لك',
    two: 'سيارتين لك',
    few: '# من سياراتك',
    many: '# من سياراتك',
    other: '# من سياراتك',
  })

const among = (count: number): string => (count === 2 ? 'ومنهما' : 'ومنها')

const oneByOne = 'راجعها واحدة واحدة'
const notAnyMore = 'بيعت، أو حُجزت، أو ليست للبيع الآن'

/** The email that asks about one car or many. */
export const stillAvailable = ({ car, more: others, alsoAsked, alsoPaused }: Facts): Saying =>
  others === 0
    ? {
        subject: `هل ما زالت سيارتك ${car} متاحة؟`,
        paragraphs: [
          `لم تؤكد ذلك منذ ${days(askAfter)}. تكفي ضغطة واحدة دون تسجيل الدخول لتبقى ظاهرة للمشترين.`,
          `وإن لم يصلنا ردّك فسيتوقف الإعلان مؤقتًا بعد ${days(pauseAfter)}. وكل تعديل تجريه عليه يُعدّ ردًّا.`,
        ],
        button: 'نعم، ما زالت متاحة',
        otherwise: notAnyMore,
      }
    : {
        subject: areAvailable(others + 1),
        paragraphs: [
          `لم تؤكد منذ ${days(askAfter)} توفّر ${someOfYourCars(others + 1)}، ${among(others + 1)} ${car}. إن كان كل ما تعرضه متاحًا فتكفي ضغطة واحدة دون تسجيل الدخول.`,
          `وما لا تردّ بشأنه يتوقف عرضه مؤقتًا بعد ${days(pauseAfter)}.`,
          ...alsoAskedFor(alsoAsked),
          ...alsoPausedFor(alsoPaused),
        ],
        button: 'نعم، الكل ما زال متاحًا',
        otherwise: oneByOne,
      }

const alsoAskedFor = (count: number): string[] =>
  count > 0
    ? [
        counted(count, {
          zero: '',
          one: 'ولك سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          two: 'ولك سيارتان أخريان ما زالتا ظاهرتين وتنتظران تأكيدك، والزر يؤكدهما أيضًا.',
          few: 'ولك # سيارات أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          many: 'ولك # سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
          other: 'ولك # سيارة أخرى ما زالت ظاهرة وتنتظر تأكيدك، والزر يؤكدها أيضًا.',
        }),
      ]
    : []

const alsoPausedFor = (count: number): string[] =>
  count > 0
    ? [
        counted(count, {
          zero: '',
          one: 'ولك سيارة أخرى سبق أن توقّف عرضها لعدم وصول ردّك، والزر يعيد عرضها أيضًا.',
          two: 'ولك سيارتان أخريان سبق أن توقّف عرضهما لعدم وصول ردّك، والزر يعيد عرضهما أيضًا.',
          few: 'ولك # سيارات أخرى سبق أن توقّف عرضها لعدم وصول ردّك، والزر يعيد عرضها أيضًا.',
          many: 'ولك # سيارة أخرى سبق أن توقّف عرضها لعدم وصول ردّك، والزر يعيد عرضها أيضًا.',
          other: 'ولك # سيارة أخرى سبق أن توقّف عرضها لعدم وصول ردّك، والزر يعيد عرضها أيضًا.',
        }),
      ]
    : []

/** The email after nobody answered it. */
export const pausedBySilence = ({ car, more: others, alsoAsked, alsoPaused }: Facts): Saying => {
  const isOne = others + alsoAsked === 0
  return {
    subject: others === 0 ? `أُوقف مؤقتًا إعلان سيارتك ${car}` : `أُوقف مؤقتًا عرض ${someOfYourCars(others + 1)}`,
    paragraphs: [
      others === 0
        ? `لم تخبرنا إن كانت ما زالت متاحة، فلا يراها المشترون حاليًا. إن كانت متاحة فضغطة واحدة تعيدها فورًا، في أي وقت خلال ${days(linkKept)}.`
        : `لم يصلنا تأكيد توفّر ${someOfYourCars(others + 1)}، ${among(others + 1)} ${car}، فتوقّف ${others === 1 ? 'عرضهما' : 'عرضها'} للمشترين. إن كان كل ما تعرضه متاحًا فضغطة واحدة تعيد عرضه فورًا، في أي وقت خلال ${days(linkKept)}.`,
      ...alsoAskedFor(alsoAsked),
      ...alsoPausedFor(alsoPaused),
    ],
    button: isOne ? 'ما زالت متاحة، أعد عرضها' : 'الكل متاح، أعد العرض',
    otherwise: isOne ? notAnyMore : oneByOne,
  }
}
