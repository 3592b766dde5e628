import type { AccountWords } from './messages.ts'

/** Emails about a person's own account. */
export const account: AccountWords = {
  account: {
    PASSWORD_CHANGED: {
      subject: 'تغيّرت كلمة مرور حسابك',
      paragraphs: [
        'تغيّرت كلمة مرور حسابك للتو، وسُجّل الخروج من جميع الأجهزة الأخرى.',
        'إن لم يكن ذلك منك فعيّن كلمة مرور جديدة فورًا وراسلنا.',
      ],
      button: 'عيّن كلمة مرور جديدة',
    },
    EMAIL_CHANGED: {
      subject: 'تغيّر بريدك الإلكتروني',
      paragraphs: [
        'صار لحسابك بريد إلكتروني جديد، ولن تصل رسائلنا إلى هذا العنوان بعد الآن.',
        'إن لم يكن ذلك منك فراسلنا فورًا.',
      ],
      button: 'راسلنا',
    },
    ACCOUNT_DELETED: {
      subject: 'أُغلق حسابك',
      paragraphs: [
        'أُغلق حسابك ولم يعد تسجيل الدخول إليه ممكنًا، وتُحذف معه إعلاناتك وبياناتك الشخصية.',
        'شكرًا لأنك كنت معنا.',
      ],
    },
    ACCOUNT_RESTORED: {
      subject: 'عاد حسابك إلى العمل',
      paragraphs: [
        'رُفع الإيقاف عن حسابك. يمكنك تسجيل الدخول من جديد، وما كان منشورًا من إعلاناتك عاد إلى الظهور.',
      ],
      button: 'سجّل الدخول',
    },
  },
  usernameChanged: (username) => ({
    subject: 'تغيّر اسم المستخدم لحسابك',
    paragraphs: [
      `صار اسم المستخدم لحسابك ${username}. سجّل الدخول من الآن به أو بهذا البريد الإلكتروني.`,
      'إن لم تطلب ذلك فراسلنا.',
    ],
    button: 'راسلنا',
  }),
  accountSuspended: (reasons, words) => ({
    subject: 'تم إيقاف حسابك',
    paragraphs: [
      'أوقفنا حسابك، فلا يمكنك تسجيل الدخول حاليًا ولا تظهر إعلاناتك لأحد. لم يُحذف أي شيء.',
      ...reasons.map(({ name, advice }) => `السبب: ${name}. ${advice}`),
      ...(words ? [{ quote: words }] : []),
    ],
    button: 'راسلنا',
  }),
}
