/** Help: signing in, security and deleting the account. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const accountHelp: HelpGroup = {
  id: 'account',
  title: 'Account and security',
  articles: [
    {
      id: 'change-password',
      title: 'How do I change my password?',
      text: 'In Profile Settings, under “Password”: type the current one and a new one, then press “Change Password”. It needs at least eight characters and mustn’t be a common one or made of your name, email or business. You stay signed in here; every other device is signed out, and an email confirms the change.',
      goesTo: '/profile#password-title',
      words: ['new password', 'security', 'too easy to guess', 'rules', 'characters'],
    },
    {
      id: 'forgot-password',
      title: 'I forgot my password. How do I get back in?',
      text: 'Press “Forgot password?” on the sign-in page and enter the email of your account. We email you a link that works once, within the hour. If nothing arrives, look in your spam folder, make sure it’s the address you signed up with, and ask for another link.',
      goesTo: '/forgot-password',
      words: ['reset', 'lost', 'link', 'no email', 'cannot sign in', 'log in', 'expired link'],
    },
    {
      id: 'cannot-sign-in',
      title: 'Why can’t I sign in?',
      text: '“Invalid credentials” means that the email and the password don’t match; for safety, it never says which is wrong. After ten wrong tries you have to wait up to fifteen minutes. If your account has been suspended, the page says so and whom to write to. If you’re not sure of your password, set a new one.',
      goesTo: '/forgot-password',
      words: ['login', 'wrong password', 'locked', 'suspended', 'banned', 'too many tries', 'blocked', 'error'],
    },
    {
      id: 'change-email',
      title: 'Can I change my email address?',
      text: 'No. An account keeps the email it was created with. To use another one, create a new account; your words and results don’t move with you, so download what you need first. A paid plan stays with the account it was bought for.',
      goesTo: '/profile',
      words: ['new email', 'wrong email', 'typo in email', 'rename account', 'move', 'address'],
    },
    {
      id: 'confirm-email',
      title: 'Why should I confirm my email?',
      text: 'It shows that the address is yours. Until then, our emails leave out your name and business, and no second factor can be set up; everything else works. Press the link in the email that came when you signed up. It’s good for seven days; “Send It Again” in your toolkit gets you another.',
      goesTo: '/toolkit',
      words: ['verify', 'activation', 'confirmation link', 'did not get', 'verification'],
    },
    {
      id: 'second-factor',
      title: 'How do I protect my account with a second factor?',
      text: 'Press “Set up a second factor” in your profile, scan the QR code with an authenticator app, type its six-digit code and your password, and press “Turn it on”. From then on you’re asked for a code after your password. You get ten recovery codes: keep them somewhere other than your phone. All other devices are signed out.',
      goesTo: '/profile#second-factor-title',
      words: ['2fa', 'mfa', 'two-factor', 'authenticator', 'security', 'qr code', 'six digits', 'turn off'],
    },
    {
      id: 'lost-phone',
      title: 'I lost the phone with my codes. What now?',
      text: 'Use one of your recovery codes in place of the six digits; each works once. Then, in your profile, turn the second factor off and set it up on the new phone. If you have neither phone nor codes, write to the people who run this site. They can turn the second factor off once they’re sure it’s you.',
      goesTo: '/profile#second-factor-title',
      words: ['recovery code', '2fa', 'new phone', 'authenticator', 'locked out', 'broken'],
    },
    {
      id: 'unknown-device',
      title: 'I see a device I don’t know. What should I do?',
      text: 'Press “Sign out” beside it under “Signed-in devices”, or “Sign out all others”, then change your password. Each device shows when it signed in and when it was last used. What looks strange may also be another browser of yours, or a phone after an update.',
      goesTo: '/profile#devices-title',
      words: ['hacked', 'stranger', 'sessions', 'security', 'someone else', 'log out everywhere'],
    },
    {
      id: 'asked-again',
      title: 'Why am I asked for my password again?',
      text: 'Before you download all your data, delete the account or sign out other devices, we make sure it’s you and not somebody who found your screen open. Type your password once more, or a code from your phone if you use a second factor. You won’t be asked again for ten minutes.',
      words: ['confirm it’s you', 'password prompt', 'security', 'again'],
    },
    {
      id: 'take-my-data',
      title: 'How do I download all my data?',
      text: 'Press “Download all data (JSON)” in your profile, under “Your data”. The file holds your profile, every word and line with its earlier versions, your conversations, reviews and payments. It’s made for programs and for safekeeping. If you want to read your brand or pass it on, the brief on the export page is better.',
      goesTo: '/profile#data-title',
      words: ['export', 'gdpr', 'backup', 'download everything', 'privacy', 'copy of my data', 'leave'],
    },
    {
      id: 'delete-account',
      title: 'How do I delete my account?',
      text: 'In Profile Settings, under “Account Actions”, press “Delete this account…”. Type the word delete and the name of your business, as the page shows it, then press “Delete for good”. It happens at once and can’t be undone, so download what you want to keep first. A running monthly plan is canceled with it.',
      goesTo: '/profile#actions-title',
      words: ['close account', 'remove', 'leave', 'erase', 'gdpr', 'cancel account', 'unsubscribe'],
    },
    {
      id: 'after-deleting',
      title: 'What is left after I delete my account?',
      text: 'Your brand, reports, shared links, conversations and sign-ins are gone. Records of payments stay, with the name and email on them, because the law asks sellers to keep them. A coded mark of your address stays too, so that it can’t be used for a second trial. Backups that the people who run this site made before that day still contain what was in your account.',
      words: ['what remains', 'privacy', 'gdpr', 'payment records', 'backup', 'traces'],
    },
  ],
}
