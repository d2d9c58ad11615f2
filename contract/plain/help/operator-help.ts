/** Who runs the product, and running it oneself. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const operatorHelp: HelpGroup = {
  id: 'operator',
  title: 'Contact and running it yourself',
  articles: [
    {
      id: 'contact',
      title: 'I found no answer here. Whom do I write to?',
      text: 'First ask Synapse, which searches your brand, the method and this help. For anything about your account, a payment or a fault, write to the people who run this site, at the address that their emails come from. Tell them the page, what you did and what it said. If it showed a reference number, add that.',
      words: ['support', 'contact', 'email', 'help desk', 'bug', 'human', 'complaint', 'reference number'],
    },
    {
      id: 'something-went-wrong',
      title: 'It says “Something went wrong”. What can I do?',
      text: 'Wait a moment, then reload the page. What was saved before is safe, and words and values that weren’t sent yet wait in your browser. If it happens again at the same place, note the reference number that’s shown, if there is one, and write to the people who run this site.',
      words: ['error', 'crash', 'blank page', 'not working', 'bug', 'reload', 'unavailable', 'busy'],
    },
    {
      id: 'self-hosting',
      title: 'Can I run %PRODUCT_NAME% on my own server?',
      text: 'Yes. The program is under the MIT license. It runs on one machine with Node 20 or newer, and brings its own database. The README that comes with it has the two commands to start it and all settings; docs/operations.md tells about proxies, email, payments, backups and updates.',
      words: [
        'self-host',
        'install',
        'docker',
        'open source',
        'license',
        'own server',
        'source code',
        'admin',
        'on premise',
      ],
    },
    {
      id: 'first-admin',
      title: 'I run my own copy. How do I become its admin?',
      text: 'Sign up like everybody else, then run the command that makes an account an admin, on the server: npm run admin -- you@example.org, with your own email. From then on you make others admins on the admin page. Who has lost phone and recovery codes is let in with npm run unlock. Both are told in docs/operations.md.',
      words: ['administrator', 'operator', 'rights', 'unlock', 'command line', 'self-hosting', 'setup'],
    },
  ],
}
