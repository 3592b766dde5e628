/** A WhatsApp chat with the text already written. WhatsApp wants the number's digits only. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
