import type { AuditRow } from '@atrium/contract';

type Target = Pick<AuditRow, 'targetType' | 'targetId' | 'targetName' | 'targetParentId'>;

const APP_TYPE = /^(?:algorithm|recognition|nlp)App$/;

/**
 * Returns the address that shows the resource of an event: its own page, or the list that contains it. Returns
 * undefined if no page shows this type of resource, such as a session.
 */
export function createTargetAddress({
  targetType,
  targetId,
  targetName,
  targetParentId,
}: Target): string | undefined {
  const keyword = `?keyword=${encodeURIComponent(targetName ?? '')}`;
  if (APP_TYPE.test(targetType)) return `/admin/assets/${targetType}/${targetId}`;
  switch (targetType) {
    case 'algorithm':
      return `/admin/algorithm/algorithm/versions/${targetId}`;
    case 'algorithm-version':
      return `/admin/algorithm/algorithm/versions/${targetParentId}`;
    case 'recognition':
      return `/admin/recognition/recognitions${keyword}`;
    case 'nlp':
      return `/admin/nlp/nlps${keyword}`;
    case 'user':
      return `/admin/system/users${keyword}`;
    case 'group':
      return `/admin/system/groups${keyword}`;
    case 'role':
      return `/admin/system/roles${keyword}`;
    case 'scim-token':
      return `/admin/system/provisioning${keyword}`;
    case 'data-set':
      return `/admin/evaluation/data-sets${keyword}`;
    case 'onnx':
      return `/admin/system/models${keyword}`;
    case 'connection':
      return `/admin/system/connections${keyword}`;
    // The id of this resource is the locale, a space and the message id. For the import of a file, it is the locale.
    case 'translation': {
      const [locale = '', id = ''] = (targetId ?? '').split(' ');
      return `/admin/system/translations?locale=${locale}${id && `&keyword=${encodeURIComponent(id)}`}`;
    }
    default:
      return undefined;
  }
}
