import type { DescriptorSource } from '@atrium/contract';

// Each constant lists roles and permissions. Users who have at least one of them may open a page or see a menu entry.
const ADMIN = ['admin'];
const METRICS = ['admin', 'metrics'];
const RUNS = ['admin', 'runs', 'group-runs'];
const AUDIT = ['admin', 'audit'];
/** For the menu entry `/admin/system`, which also contains pages of `remote_management`. */
const SYSTEM = ['admin', 'audit', 'users', 'groups', 'connections', 'models', 'translations'];

export const descriptor: DescriptorSource = {
  name: 'remote_dashboard',
  contract: '^1.0.0',
  namespaces: ['/admin/dashboard', '/admin/log', '/admin/system/audit'],
  messages: 'dashboard',
  rank: 10,
  routes: [
    {
      path: '/admin/dashboard/console',
      name: 'console',
      title: 'dashboard.menu.console',
      icon: 'dashboard',
      access: METRICS,
      closable: false,
    },
    {
      path: '/admin/dashboard/runs',
      name: 'runs',
      title: 'dashboard.menu.runs',
      icon: 'history',
      access: RUNS,
    },
    {
      path: '/admin/system/audit',
      name: 'audit',
      title: 'dashboard.menu.audit',
      icon: 'list',
      list: '/api/audit/list',
      access: AUDIT,
    },
    { path: '/admin/log', name: 'system-log', title: 'dashboard.menu.log', icon: 'bug', hideSider: true },
  ],
  redirects: {
    '/admin/dashboard': '/admin/dashboard/console',
    '/admin/console': '/admin/dashboard/console',
    '/admin/runs': '/admin/dashboard/runs',
    '/admin/audit': '/admin/system/audit',
  },
  // These names are from the specification: `auth` is the access of a menu entry, and `header` names its menu label.
  menu: [
    {
      path: '/admin/dashboard/console',
      name: 'console',
      title: 'dashboard.menu.console',
      icon: 'dashboard',
      auth: METRICS,
      header: 'workspace',
    },
    {
      // Admins open this page from the dashboard and see no menu entry.
      path: '/admin/dashboard/runs',
      name: 'runs',
      title: 'dashboard.menu.runs',
      icon: 'history',
      auth: ['runs', 'group-runs'],
      header: 'workspace',
    },
    {
      path: '/admin/system',
      title: 'dashboard.menu.system',
      icon: 'settings',
      auth: SYSTEM,
      header: 'platform',
      children: [
        {
          path: '/admin/system/audit',
          name: 'audit',
          title: 'dashboard.menu.audit',
          icon: 'list',
          auth: AUDIT,
        },
        {
          path: '/admin/log',
          name: 'system-log',
          title: 'dashboard.menu.log',
          icon: 'bug',
          auth: ADMIN,
          hideSider: true,
        },
      ],
    },
  ],
};
