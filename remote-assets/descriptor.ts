import type { DescriptorSource } from '@atrium/contract';

const ANY_ROLE = ['user', 'admin'];

export const descriptor: DescriptorSource = {
  name: 'remote_assets',
  contract: '^1.0.0',
  namespaces: ['/admin/assets'],
  messages: 'assets',
  rank: 20,
  routes: [
    {
      path: '/admin/assets/assets',
      name: 'assets',
      title: 'assets.menu.assets',
      icon: 'apps',
      access: ANY_ROLE,
      closable: false,
      hideSider: true,
    },
    {
      path: '/admin/assets/algorithmApp/create',
      name: 'algorithm-app-create',
      title: 'assets.menu.algorithm-app-create',
      icon: 'plus',
      access: ANY_ROLE,
      hideSider: true,
    },
    {
      path: '/admin/assets/algorithmApp/:id',
      name: 'algorithm-app',
      title: 'assets.menu.algorithm-app',
      icon: 'experiment',
      access: ANY_ROLE,
      hideSider: true,
    },
    {
      path: '/admin/assets/recognitionApp/create',
      name: 'recognition-app-create',
      title: 'assets.menu.recognition-app-create',
      icon: 'plus',
      access: ANY_ROLE,
      hideSider: true,
    },
    {
      path: '/admin/assets/recognitionApp/:id',
      name: 'recognition-app',
      title: 'assets.menu.recognition-app',
      icon: 'scan',
      access: ANY_ROLE,
      hideSider: true,
    },
    {
      path: '/admin/assets/nlpApp/create',
      name: 'nlp-app-create',
      title: 'assets.menu.nlp-app-create',
      icon: 'plus',
      access: ANY_ROLE,
      hideSider: true,
    },
    {
      path: '/admin/assets/nlpApp/:id',
      name: 'nlp-app',
      title: 'assets.menu.nlp-app',
      icon: 'font-colors',
      access: ANY_ROLE,
      hideSider: true,
    },
  ],
  redirects: { '/admin/assets': '/admin/assets/assets', '/admin/apps': '/admin/assets/assets' },
  menu: [
    {
      path: '/admin/assets/assets',
      name: 'assets',
      title: 'assets.menu.assets',
      icon: 'apps',
      auth: ANY_ROLE,
      header: 'workspace',
    },
  ],
};
