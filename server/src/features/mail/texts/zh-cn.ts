import type { MailTexts } from '../mail-texts.ts';

export const zhCn: MailTexts = {
  forgotten: {
    subject: '设置 {console} 的新密码',
    text: `您好：

有人为 {console} 的账号 {account} 申请了新密码。请在一小时内打开以下链接设置新密码：

{link}

链接只能使用一次。如果不是您本人申请，请忽略此邮件，密码不会改变。
`,
  },
  invitation: {
    subject: '您的 {console} 账号',
    text: `您好：

管理员为您创建了 {console} 的账号 {account}。请在一天内打开以下链接设置密码：

{link}

链接只能使用一次。如果链接已过期，请联系管理员重新发送。
`,
  },
  reset: {
    subject: '设置 {console} 的新密码',
    text: `您好：

管理员向您发送了此链接，用于设置 {console} 的账号 {account} 的新密码。请在一天内打开：

{link}

链接只能使用一次。如果您没有请求过此邮件，请联系管理员。
`,
  },
};
