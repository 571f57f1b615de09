import type { DescriptorSource } from '@atrium/contract';

const ADMIN = ['admin'];

export const descriptor: DescriptorSource = {
  name: 'remote_management',
  contract: '^1.0.0',
  namespaces: ['/admin/algorithm', '/admin/recognition', '/admin/nlp', '/admin/system/users'],
  messages: 'management',
  rank: 30,
  routes: [
    {
      path: '/admin/algorithm/algorithms',
      name: 'algorithms',
      title: 'management.menu.algorithms',
      icon: 'experiment',
      access: ADMIN,
    },
    {
      path: '/admin/algorithm/algorithm/versions/:id',
      name: 'algorithm-versions',
      title: 'management.menu.algorithm-versions',
      icon: 'experiment',
      access: ADMIN,
      hideSider: true,
    },
    {
      path: '/admin/recognition/recognitions',
      name: 'recognitions',
      title: 'management.menu.recognitions',
      icon: 'scan',
      access: ADMIN,
    },
    {
      path: '/admin/nlp/nlps',
      name: 'nlps',
      title: 'management.menu.nlp-items',
      icon: 'font-colors',
      access: ADMIN,
    },
    {
      path: '/admin/system/users',
      name: 'users',
      title: 'management.menu.users',
      icon: 'user-group',
      access: ADMIN,
    },
  ],
  redirects: {
    '/admin/algorithms': '/admin/algorithm/algorithms',
    '/admin/recognitions': '/admin/recognition/recognitions',
    '/admin/nlps': '/admin/nlp/nlps',
    '/admin/users': '/admin/system/users',
    '/admin/algorithm': '/admin/algorithm/algorithms',
    '/admin/recognition': '/admin/recognition/recognitions',
    '/admin/nlp': '/admin/nlp/nlps',
  },
  menu: [
    {
      path: '/admin/algorithm/algorithms',
      name: 'algorithms',
      title: 'management.menu.algorithms',
      icon: 'experiment',
      auth: ADMIN,
      header: 'platform',
    },
    {
      path: '/admin/recognition/recognitions',
      name: 'recognitions',
      title: 'management.menu.recognitions',
      icon: 'scan',
      auth: ADMIN,
      header: 'platform',
    },
    {
      path: '/admin/nlp/nlps',
      name: 'nlps',
      title: 'management.menu.nlp-items',
      icon: 'font-colors',
      auth: ADMIN,
      header: 'platform',
    },
    {
      path: '/admin/system',
      title: 'management.menu.system',
      icon: 'settings',
      auth: ADMIN,
      header: 'platform',
      children: [
        {
          path: '/admin/system/users',
          name: 'users',
          title: 'management.menu.users',
          icon: 'user-group',
          auth: ADMIN,
        },
      ],
    },
  ],
};
