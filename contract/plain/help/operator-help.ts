/** Help: running your own installation. */
import type { HelpGroup } from '#contract/plain/help/help-article.ts'

export const operatorHelp: HelpGroup = {
  id: 'operator',
  title: 'For those who run their own copy',
  isForOperators: true,
  articles: [
    {
      id: 'self-hosting',
      title: 'Can I run %PRODUCT_NAME% on my own server?',
      text: 'Yes. The program is under the MIT license. It runs on one machine with Node 20 or newer, and brings its own database. The README that comes with it has the two commands to start it and all settings; docs/operations.md covers proxies, email, payments, backups and updates.',
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
      text: 'Sign up like everybody else, then run the command that makes an account an admin, on the server: npm run admin -- you@example.org, with your own email. From then on you make others admins on the admin page. If somebody has lost both phone and recovery codes, npm run unlock lets them in. docs/operations.md explains both.',
      words: ['administrator', 'operator', 'rights', 'unlock', 'command line', 'self-hosting', 'setup'],
    },
  ],
}
